import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { Organization } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, child, admin } = await tree(world, { below: { child: {} } })
const item = await world.prisma.taskItem.create({
  data: {
    majorTask: { create: { organizationId: root.id, name: 'Major' } },
    name: 'Gate check',
    description: 'How.',
    serviceTimeMins: 20,
    actionClassId: 2,
    priorityId: 3,
    objectiveId: 1,
    requiresSignOff: true,
  },
})
const taskItemId = globalId('TaskItem', item.id)
const recordOf = async (more = {}) => {
  const data = {
    organizationId: root.id,
    taskItemId: item.id,
    title: 'Gate check, north',
    description: 'Mind the dog.',
    actionClassId: 1,
    priorityId: 5,
    serviceTimeMins: 8,
    creatorId: admin.id,
    ...more,
  }
  return globalId('TaskRecord', (await world.prisma.taskRecord.create({ data })).id)
}

interface Created extends MutationResult {
  action?: MutationResult['action'] & {
    title: string
    location: { name: string } | null
    taskRecord: { id: string } | null
    taskItem: { name: string } | null
  }
}

const fields =
  'action { id version stateName title description classID priorityID serviceTimeMins requiresSignOff taskItem { name } taskRecord { id title } location { name } }'
const create = (input: object, at = root, person = admin) =>
  world.mutate<Created>(person, 'createAction', { organizationId: at.globalId, ...input }, fields)
const place = async (at: Organization, name: string) =>
  (
    await world.mutate<{ location: { id: string } }>(
      admin,
      'createLocation',
      { organizationId: at.globalId, name, typeId: 9 },
      'location { id }',
    )
  ).location.id

describe('a record made from the catalogue', () => {
  test('is as its item has it', async () => {
    expect((await create({ template: { taskItemId } })).action).toMatchObject({
      title: 'Gate check',
      description: '',
      classID: 2,
      priorityID: 3,
      serviceTimeMins: 20,
      requiresSignOff: true,
      taskItem: { name: 'Gate check' },
      taskRecord: null,
    })
  })

  test('is as its task record has it, and that says what item it is of', async () => {
    const taskRecordId = await recordOf()
    expect((await create({ template: { taskRecordId } })).action).toMatchObject({
      title: 'Gate check, north',
      description: 'Mind the dog.',
      classID: 1,
      priorityID: 5,
      serviceTimeMins: 8,
      requiresSignOff: false,
      taskItem: { name: 'Gate check' },
      taskRecord: { id: taskRecordId },
    })
  })

  test('is as it was asked for where that was said, but keeps the sign-off', async () => {
    const asked = { title: 'Once more', actionClassId: 4, priorityId: 2, serviceTimeMins: 3, requiresSignOff: false }
    expect((await create({ template: { taskItemId }, ...asked })).action).toMatchObject({
      title: 'Once more',
      classID: 4,
      priorityID: 2,
      serviceTimeMins: 3,
      requiresSignOff: true,
    })
  })

  test('is at its own place, else at that of its task record, else at the first of its organization', async () => {
    await world.prisma.location.create({ data: { organizationId: child.id, name: 'A customer', typeId: 7 } })
    const [first, own, other] = [await place(child, 'First'), await place(child, 'Own'), await place(root, 'Other')]
    const ofRecord = await world.prisma.location.findFirstOrThrow({ where: { name: 'Other', organizationId: root.id } })
    const taskRecordId = await recordOf({ locationId: ofRecord.id })
    expect([first, own, other].every(Boolean)).toBe(true)
    expect((await create({ template: { taskRecordId }, locationId: own }, child)).action?.location?.name).toBe('Own')
    expect((await create({ template: { taskRecordId } }, child)).action?.location?.name).toBe('Other')
    expect((await create({ template: { taskItemId } }, child)).action?.location?.name).toBe('First')
    expect(
      (await create({ template: { taskItemId } }, await world.organization({ parent: root }))).action?.location,
    ).toBeNull()
  })
})

test('without any of it, what is missing is asked for', async () => {
  expect((await create({})).fields?.map(({ path }) => path)).toEqual(['title', 'actionClassId', 'priorityId'])
})

test('what is Urgent by its item takes as much as what is said to be', async () => {
  const { id } = await world.prisma.taskItem.create({
    data: {
      majorTask: { create: { organizationId: root.id, name: 'Hurry' } },
      name: 'Now',
      serviceTimeMins: 1,
      actionClassId: 1,
      priorityId: 1,
      objectiveId: 1,
    },
  })
  const worker = await world.user(root, 'TRANSACTIONAL', await world.group(root))
  expect(await create({ template: { taskItemId: globalId('TaskItem', id) } }, root, worker)).toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(
    (await create({ template: { taskItemId: globalId('TaskItem', id) }, priorityId: 4 }, root, worker)).action,
  ).toBeTruthy()
})

test('nothing is made from what is archived, from two at once, or from another tree', async () => {
  const archived = await recordOf({ status: 'INACTIVE' })
  expect((await create({ template: { taskRecordId: archived } })).fields?.[0]?.path).toBe('template.taskRecordId')
  await expect(create({ template: { taskRecordId: await recordOf(), taskItemId } })).rejects.toThrow(/Exactly one key/)
  const { root: foreign, both } = await tree(world, { people: { both: 'ADMIN' } })
  await world.join(both, root, 'ADMIN')
  for (const input of [
    { template: { taskItemId } },
    { template: { taskRecordId: await recordOf() } },
    { title: 'x', actionClassId: 1, priorityId: 4, locationId: await place(root, 'Not theirs') },
  ]) {
    expect((await create(input, foreign, both)).code).toBe('NOT_FOUND')
  }
})
