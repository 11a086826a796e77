// Standard procedures: the nine of each item, who edits them, and how far each has come with a record.
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { ownTasks } from '../../testing/tasks.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let taskItemId: string

const world = await World.make()
const { root, spot, people } = await tree(world, { groups: { spot: {} }, levels: { in: 'spot' } })
const { admin: stranger } = await tree(world)

beforeAll(async () => {
  taskItemId = uuid((await ownTasks(world, root, 'Tyre sensor')).TaskItem)
})

const uuid = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!

interface Procedure {
  id: string
  name: string
  position: number
  version: number
  type: { referTo: string; action: string; type: string; icon: string }
  data: Record<string, unknown>
  can: { edit: { allowed: boolean; reason: string | null } }
}

interface RecordProcedure {
  procedure: Procedure
  status: string
  changes: { status: string; by: { name: string } }[]
}

const fields = 'id name position version data type { referTo action type icon } can { edit { allowed reason } }'
type Updated = MutationResult & { procedure: Procedure }

const proceduresOf = async (person: Person, id = taskItemId) => {
  const source = `query ($id: ID!) { node(id: $id) { ... on TaskItem { procedures { ${fields} } } } }`
  return (
    await world.ask<{ node: { procedures: Procedure[] } | null }>(person, source, { id: globalId('TaskItem', id) })
  ).node?.procedures
}
const newItem = async () => uuid((await ownTasks(world, root, `Item ${Math.random()}`)).TaskItem)
const procedureTo = async (referTo: string, of = taskItemId) =>
  (await proceduresOf(people.ADMIN, of))!.find(({ type }) => type.referTo === referTo)!
const update = (person: Person, input: object) =>
  world.mutate<Updated>(person, 'updateProcedure', input, `procedure { ${fields} }`)
const ofRecord = async (person: Person, actionId: string) => {
  const source = `query ($id: ID!) { node(id: $id) { ... on Action { procedures { procedure { ${fields} } status changes { status by { name } } } } } }`
  return (await world.ask<{ node: { procedures: RecordProcedure[] } }>(person, source, { id: actionId })).node
    .procedures
}

describe('the procedures of an item', () => {
  test('are the nine of the specification, from the start, and no entries of the audit log', async () => {
    const name = `Item ${Math.random()}`
    const majorTask = await world.prisma.majorTask.create({ data: { organizationId: root.id, name } })
    const made = await world.mutate<MutationResult & { taskItem: { id: string } }>(
      people.ADMIN,
      'createTaskItem',
      { majorTaskId: globalId('MajorTask', majorTask.id), name },
      'taskItem { id }',
    )
    const procedures = (await proceduresOf(people.TRANSACTIONAL, uuid(made.taskItem.id)))!
    expect(
      procedures.map(({ name: text, position, type }) => [position, text, type.referTo, type.action, type.type]),
    ).toEqual([
      [1, 'System Application Launch', 'quickLaunch', 'show', 'panel'],
      [2, 'Standard Operating Procedure (SOP)', 'sop', 'show', 'panel'],
      [3, 'Quick View', 'player', 'show', 'panel'],
      [4, 'Action Item', 'actionItem', 'show', 'panel'],
      [5, 'Contacts', 'contacts', 'show', 'panel'],
      [6, 'Mail', 'mail', 'show', 'panel'],
      [7, 'Message', 'message', 'show', 'panel'],
      [8, 'Delegate Task', 'delegateTask', 'show', 'panel'],
      [9, 'Time Study', 'timeStudy', 'show', 'panel'],
    ])
    const ids = procedures.map(({ id }) => uuid(id))
    expect(await world.prisma.auditEntry.count({ where: { nounId: { in: ids } } })).toBe(0)
  })

  test.each(accessLevels)('are edited by Admin alone, and %s is told so', async (level) => {
    const before = await procedureTo('sop')
    const [seen] = (await proceduresOf(people[level]))!
    const answer = await update(people[level], { id: before.id, version: before.version, name: 'How it is done' })
    expect(seen!.can.edit.allowed).toBe(level === 'ADMIN')
    if (level === 'ADMIN')
      expect(answer.procedure).toMatchObject({ name: 'How it is done', version: before.version + 1 })
    else expect(answer).toMatchObject({ code: 'FORBIDDEN', message: seen!.can.edit.reason })
  })

  test('are nothing to another tenant', async () => {
    const { id } = await procedureTo('mail')
    expect(await proceduresOf(stranger)).toBeUndefined()
    expect(await update(stranger, { id, name: 'Mine' })).toMatchObject({ __typename: 'NotFoundError' })
    expect(await world.ask(stranger, 'query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null })
  })

  test('make room for one that is put elsewhere', async () => {
    const item = await newItem()
    const mail = await procedureTo('mail', item)
    await update(people.ADMIN, { id: mail.id, position: 1 })
    await update(people.ADMIN, { id: (await procedureTo('quickLaunch', item)).id, position: 9 })
    expect(
      (await proceduresOf(people.ADMIN, item))!.map(({ position, type }) => `${position} ${type.referTo}`),
    ).toEqual([
      '1 mail',
      '2 sop',
      '3 player',
      '4 actionItem',
      '5 contacts',
      '6 message',
      '7 delegateTask',
      '8 timeStudy',
      '9 quickLaunch',
    ])
  })

  test('refuse an older version', async () => {
    const item = await newItem()
    const { id } = await procedureTo('mail', item)
    await update(people.ADMIN, { id, version: 1, name: 'Letter' })
    expect(await update(people.ADMIN, { id, version: 1, name: 'Post' })).toMatchObject({
      __typename: 'ConflictError',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'name', yours: 'Post', current: 'Letter' },
      ],
    })
  })

  test.each([
    ['quickLaunch', { hint: 'Book it first.', shortcuts: ['mytasks', 'accounting'] }],
    ['player', { media: 'SOP', seconds: 5 }],
    ['mail', { subject: 'About {key}', text: 'Dear all, {title} is due {due}.' }],
    ['delegateTask', { note: 'Please take {key}.' }],
  ])('of %s have its data', async (referTo, data) => {
    expect((await update(people.ADMIN, { id: (await procedureTo(referTo)).id, data })).procedure.data).toEqual(data)
  })

  test('of contacts have contacts of the tree that are nobody’s own', async () => {
    const contact = (at: Organization, ownerId?: string) =>
      world.prisma.contact.create({
        data: {
          organizationId: at.id,
          name: 'Tyre supplier',
          relationship: ownerId ? 'PERSONAL' : 'SUPPLIER',
          ownerId,
          creatorId: people.ADMIN.id,
        },
      })
    const { id } = await procedureTo('contacts')
    const ids = async (at: Organization, ownerId?: string) => ({
      id,
      data: { contactIds: [globalId('DirectoryContact', (await contact(at, ownerId)).id)] },
    })
    const shared = await ids(root)
    expect((await update(people.ADMIN, shared)).procedure.data).toEqual(shared.data)
    const refused = { __typename: 'ValidationError', fields: [{ path: 'data.contactIds' }] }
    expect(await update(people.ADMIN, await ids(await world.organization()))).toMatchObject(refused)
    expect(await update(people.ADMIN, await ids(root, people.ADMIN.id))).toMatchObject(refused)
    expect(await update(people.ADMIN, { id, data: { contactIds: ['x'] } })).toMatchObject(refused)
  })

  test.each([
    ['name', 'mail', { name: ' ' }],
    ['name', 'mail', { name: 'x'.repeat(201) }],
    ['position', 'mail', { position: 0 }],
    ['position', 'mail', { position: 10 }],
    ['data', 'mail', { data: 'text' }],
    ['data', 'sop', { data: { other: 1 } }],
    ['data.hint', 'sop', { data: { hint: 'x'.repeat(501) } }],
    ['data.text', 'mail', { data: { text: 'Dear {name}' } }],
    ['data.shortcuts.0', 'quickLaunch', { data: { shortcuts: ['mycar'] } }],
    ['data.seconds', 'player', { data: { seconds: 1 } }],
    ['data.hint', 'sop', { data: { hint: 'a\0b' } }],
  ])('refuse a bad %s of %s', async (path, referTo, input) => {
    expect(await update(people.ADMIN, { id: (await procedureTo(referTo)).id, ...input })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path }],
    })
  })
})

describe('a procedure of a record', () => {
  const record = (more: object = {}) =>
    world.action(root, people.TRANSACTIONAL, { ...spot, taskItemId, assigneeId: people.TRANSACTIONAL.id, ...more })
  const start = (person: Person, actionId: string, procedureId: string) =>
    world.mutate(person, 'startProcedure', { actionId, procedureId }, 'action { id }')
  const finish = (person: Person, actionId: string, procedureId: string, isDone = true) =>
    world.mutate(person, 'finishProcedure', { actionId, procedureId, isDone }, 'action { id }')
  const statusOf = async (person: Person, actionId: string, referTo: string) =>
    (await ofRecord(person, actionId)).find(({ procedure }) => procedure.type.referTo === referTo)!

  test('is open, started when its panel is opened, done by hand, and taken back; each with who', async () => {
    const { globalId: id } = await record()
    const { id: sop } = await procedureTo('sop')
    expect(await statusOf(people.TRANSACTIONAL, id, 'sop')).toMatchObject({ status: 'OPEN', changes: [] })
    await start(people.TRANSACTIONAL, id, sop)
    expect(await statusOf(people.ADMIN, id, 'sop')).toMatchObject({
      status: 'STARTED',
      changes: [{ status: 'STARTED', by: { name: people.TRANSACTIONAL.name } }],
    })
    await finish(people.ADMIN, id, sop)
    await finish(people.TRANSACTIONAL, id, sop)
    await start(people.TRANSACTIONAL, id, sop)
    await finish(people.TRANSACTIONAL, id, sop, false)
    expect(await statusOf(people.ADMIN, id, 'sop')).toMatchObject({
      status: 'STARTED',
      changes: [
        { status: 'STARTED', by: { name: people.TRANSACTIONAL.name } },
        { status: 'DONE', by: { name: people.ADMIN.name } },
        { status: 'STARTED', by: { name: people.TRANSACTIONAL.name } },
      ],
    })
  })

  test('is done without having been opened', async () => {
    const { globalId: id } = await record()
    const { id: mail } = await procedureTo('mail')
    await finish(people.SUPERVISION, id, mail)
    expect(await statusOf(people.ADMIN, id, 'mail')).toMatchObject({ status: 'DONE' })
  })

  test('that is hidden is not offered', async () => {
    const item = await newItem()
    const { globalId: id } = await record({ taskItemId: item })
    const { id: mail } = await procedureTo('mail', item)
    await update(people.ADMIN, { id: mail, isShown: false })
    expect((await ofRecord(people.ADMIN, id)).map(({ procedure }) => procedure.type.referTo)).not.toContain('mail')
    expect(await start(people.ADMIN, id, mail)).toMatchObject({ __typename: 'NotFoundError' })
  })

  test('of another task, of a record that one does not see, or of another tenant is not there', async () => {
    const { globalId: id } = await record()
    const { id: sop } = await procedureTo('sop')
    const other = await procedureTo('sop', await newItem())
    const hidden = await world.action(root, people.ADMIN, { taskItemId })
    for (const change of [start, finish]) {
      expect(await change(people.ADMIN, id, other.id)).toMatchObject({
        code: 'NOT_FOUND',
        message: 'The procedure was not found.',
      })
      expect(await change(people.TRANSACTIONAL, hidden.globalId, sop)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await change(stranger, id, sop)).toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('is none where the record is of no task', async () => {
    expect(await ofRecord(people.ADMIN, (await record({ taskItemId: null })).globalId)).toEqual([])
  })

  test('takes as many statements for many records as for one', async () => {
    const ids = [(await record()).globalId, (await record()).globalId]
    const source = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Action { procedures { procedure { ${fields} } status changes { status by { name } } } } } }`
    const statements = async (asked: string[]) =>
      (await statementsOf(() => world.ask(people.ADMIN, source, { ids: asked }))).length
    expect(await statements(ids)).toBe(await statements(ids.slice(0, 1)))
  })
})
