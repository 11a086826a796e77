import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, admin, spot, worker, other } = await tree(world, {
  groups: { spot: {} },
  people: { admin: 'ADMIN', worker: { in: 'spot' }, other: { in: 'spot' } },
})
const { id } = await world.prisma.taskItem.create({
  data: {
    majorTask: { create: { organizationId: root.id, name: 'Major' } },
    name: 'Item',
    serviceTimeMins: 20,
    actionClassId: 1,
    priorityId: 4,
    objectiveId: 1,
  },
})
const taskItemId = id

async function record(more: object = {}) {
  const data = {
    organizationId: root.id,
    ...spot,
    taskItemId,
    title: 'Wash bay',
    actionClassId: 1,
    priorityId: 4,
    creatorId: admin.id,
    ...more,
  }
  const row = await world.prisma.taskRecord.create({ data, select: { id: true, legacyId: true } })
  return { ...row, globalId: globalId('TaskRecord', row.id) }
}

interface Result {
  internalID: number | null
  userId: string
  taskRecord: { assignees: { id: string }[] } | null
  action: { assignee: { id: string } | null } | null
  error: { __typename: string; message: string } | null
}

const assign = (input: object, person = admin) =>
  world.mutate<MutationResult & { results?: Result[] }>(
    person,
    'assignTasksToUsers',
    input,
    'results { internalID userId taskRecord { assignees { id } } action { assignee { id } } error { __typename message } }',
  )
const refused = ({ results }: { results?: Result[] }) =>
  results?.map(({ error }) => error && [error.__typename, error.message])

const assigneesOf = async ({ id: taskRecordId }: { id: string }) =>
  (await world.prisma.taskRecordAssignee.findMany({ where: { taskRecordId }, orderBy: { position: 'asc' } })).map(
    ({ userId }) => userId,
  )

test('several share a task record in turn, a result for each; again changes nothing', async () => {
  const task = await record()
  const input = { internalIDs: [task.legacyId], userIds: [worker.globalId, other.globalId] }
  const { results } = await assign(input)
  expect(results!.map(({ internalID, userId, error }) => [internalID, userId, error])).toEqual([
    [task.legacyId, worker.globalId, null],
    [task.legacyId, other.globalId, null],
  ])
  expect(await assigneesOf(task)).toEqual([worker.id, other.id])
  const { version } = await world.prisma.taskRecord.findUniqueOrThrow({ where: { id: task.id } })
  expect(refused(await assign(input))).toEqual([null, null])
  expect(await assigneesOf(task)).toEqual([worker.id, other.id])
  expect((await world.prisma.taskRecord.findUniqueOrThrow({ where: { id: task.id } })).version).toBe(version)
})

test('whoever is added comes behind those who are there, also of two at once', async () => {
  const task = await record()
  await assign({ ids: [task.globalId], userIds: [worker.globalId] })
  await Promise.all([
    assign({ ids: [task.globalId], userIds: [other.globalId] }),
    assign({ ids: [task.globalId], userIds: [admin.globalId] }),
  ])
  const [first, ...rest] = await assigneesOf(task)
  expect([first, rest.sort()]).toEqual([worker.id, [other.id, admin.id].sort()])
})

test('an action record goes to one person, with a row of its history', async () => {
  const { id, globalId: action, legacyId } = await world.action(root, admin, spot)
  expect(refused(await assign({ internalIDs: [legacyId], userIds: [worker.globalId, other.globalId] }))).toEqual([
    ['ValidationError', 'userIds: An action record goes to one person.'],
    ['ValidationError', 'userIds: An action record goes to one person.'],
  ])
  const { results } = await assign({ ids: [action], userIds: [other.globalId] })
  expect(results![0]).toMatchObject({
    internalID: null,
    action: { assignee: { id: other.globalId } },
    taskRecord: null,
    error: null,
  })
  expect(
    (await world.prisma.historyEntry.findMany({ where: { actionId: id } })).map(({ transition, actorId }) => [
      transition,
      actorId,
    ]),
  ).toEqual([['ASSIGN', admin.id]])
})

test('what can be done is done, and each that can not says why', async () => {
  const task = await record()
  const archived = await record({ status: 'INACTIVE' })
  const done = await world.action(root, admin, { ...spot, state: 'COMPLETE' })
  const answer = await assign({
    internalIDs: [task.legacyId, archived.legacyId, done.legacyId, 2_147_483_647],
    userIds: [worker.globalId],
  })
  expect(refused(answer)).toEqual([
    null,
    ['ValidationError', 'ids: This task record is archived; bring it back first.'],
    ['InvalidTransitionError', "A record that is Complete can't take this step."],
    ['NotFoundError', 'The task was not found.'],
  ])
  expect(await assigneesOf(task)).toEqual([worker.id])
})

describe('who', () => {
  test.each([
    ['ADMIN', true],
    ['STRATEGIC', true],
    ['TACTICAL', true],
    ['SUPERVISION', true],
    ['TRANSACTIONAL', false],
  ] as const)('%s: assigns in their group %s, as they do records', async (level, may) => {
    const person = await world.user(root, level, spot)
    const task = await record()
    const { legacyId } = await world.action(root, admin, spot)
    const answer = await assign({ internalIDs: [task.legacyId], userIds: [worker.globalId] }, person)
    expect(answer.results![0]!.error === null).toBe(may)
    const single = await assign({ internalIDs: [legacyId], userIds: [worker.globalId] }, person)
    expect(single.results![0]!.error === null).toBe(may)
    if (!may)
      expect(answer.results![0]!.error!.message).toMatch(
        /^To create, assign and reprioritise action records here takes /,
      )
  })

  test('nobody assigns to people that they do not manage', async () => {
    const elsewhere = await world.user(root, 'TRANSACTIONAL', await world.group(root))
    const lead = await world.user(root, 'SUPERVISION', spot)
    const task = await record()
    expect(
      refused(await assign({ ids: [task.globalId], userIds: [elsewhere.globalId, worker.globalId] }, lead)),
    ).toEqual([['ValidationError', `assigneeId: ${elsewhere.name} is not among those you may assign work to.`], null])
  })

  test("another tenant's tasks and people are as those that there are not", async () => {
    const { stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
    const task = await record()
    const { legacyId } = await world.action(root, admin, spot)
    expect(
      refused(
        await assign(
          { internalIDs: [task.legacyId, legacyId], ids: [task.globalId], userIds: [stranger.globalId] },
          stranger,
        ),
      ),
    ).toEqual(Array.from({ length: 3 }, () => ['NotFoundError', 'The task was not found.']))
    expect(refused(await assign({ ids: [task.globalId], userIds: [stranger.globalId] }))).toEqual([
      ['NotFoundError', 'The user was not found.'],
    ])
    expect(await assigneesOf(task)).toEqual([])
  })
})

test.each([
  ['ids', { userIds: ['x'] }],
  ['userIds', { ids: ['x'], userIds: [] }],
  ['ids', { internalIDs: Array.from({ length: 501 }, (_, i) => i), userIds: ['x'] }],
])('names wrong %s', async (path, input) => {
  expect((await assign(input)).fields?.map((field) => field.path)).toEqual([path])
})
