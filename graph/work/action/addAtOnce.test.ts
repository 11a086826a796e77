// A new record is one statement, which writes no more and no less than a transaction does.
import { expect, test } from 'vitest'
import { newStepId } from '../../kernel/stepId.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { addAction, addActions } from './addAction.ts'

const world = await World.make()
const { root, admin } = await tree(world)

const input = { organizationId: root.globalId, title: 'Wash', actionClassId: 1, priorityId: 4 }
const create = (more: object = {}, selection?: string) =>
  world.mutate(admin, 'createAction', { ...input, ...more }, selection)
const uuidOf = ({ action }: MutationResult) => Buffer.from(action!.id, 'base64').toString().split(':')[1]!
const record = (id: string) =>
  world.prisma.action.findUniqueOrThrow({ where: { id }, include: { history: true, clocks: true } })

test('is written with its history and its answer by one statement', async () => {
  const selection = 'action { id version key title state creator { id } organization { name } }'
  await create({}, selection)
  const statements = await statementsOf(() => create({}, selection))
  // Who asks, where it goes, and all that is written.
  expect(statements).toHaveLength(3)
  expect(statements[2]).toContain('insert into action_history')
})

test('is the same statement whatever may be null is given', async () => {
  const insert = async (given: object) =>
    (await statementsOf(() => create(given))).filter((text) => text.includes('insert into action '))
  expect(await insert({ assigneeId: admin.globalId, scheduledEnd: '2026-11-20T08:30:00Z' })).toEqual(await insert({}))
})

test('is what a transaction would have added', async () => {
  const { id: _id, legacyId: _legacyId, number, history, clocks, ...made } = await record(uuidOf(await create()))
  const now = made.createdAt
  const data = {
    rootId: root.id,
    organizationId: root.id,
    creatorId: admin.id,
    title: 'Wash',
    actionClassId: 1,
    priorityId: 4,
  }
  const { actionId } = await world.prisma.$transaction((tx) => addAction(tx, { now }, data))
  const other = await record(actionId)
  const { id: _other, legacyId: _ofOther, number: next, history: told, clocks: running, ...rest } = other
  expect(rest).toEqual(made)
  expect(next).toBe(number + 1)
  const plain = (rows: object[]) => rows.map((row) => ({ ...row, id: null, actionId: null }))
  expect(plain(told)).toEqual(plain(history))
  expect(plain(running)).toEqual(plain(clocks))
})

test('several that say different things keep their order and their defaults', async () => {
  const data = { rootId: root.id, organizationId: root.id, creatorId: admin.id, actionClassId: 1, priorityId: 4 }
  const drafts = ['a', 'b', 'c'].map((title, i) => ({
    now: new Date(),
    reason: title,
    data: { ...data, title, ...(i === 1 && { description: 'Said', status: 3 }) },
  }))
  const made = await world.prisma.$transaction((tx) => addActions(tx, drafts))
  const rows = await Promise.all(made.map(({ actionId }) => record(actionId)))
  expect(
    rows.map(({ title, description, status, history }) => [title, description, status, history[0]!.reason]),
  ).toEqual([
    ['a', '', 5, 'a'],
    ['b', 'Said', 3, 'b'],
    ['c', '', 5, 'c'],
  ])
})

test('the same key again answers with the same record, also of two at once', async () => {
  const idempotencyKey = newStepId(new Date())
  const [one, other] = await Promise.all([create({ idempotencyKey }), create({ idempotencyKey })])
  const made = [one, other].filter(({ action }) => action)
  expect(made.length).toBeGreaterThan(0)
  expect((await create({ idempotencyKey })).action!.id).toBe(made[0]!.action!.id)
  expect(new Set(made.map(({ action }) => action!.id)).size).toBe(1)
})

test('where the key was lost meanwhile nothing is added', async () => {
  const idempotencyKey = newStepId(new Date())
  const before = await world.prisma.action.count({ where: { rootId: root.id } })
  const { db } = world.services
  const run = db.run.bind(db)
  db.run = async (text, values) => {
    if (text.includes('insert into action '))
      await world.prisma.idempotencyKey.deleteMany({ where: { key: idempotencyKey } })
    return run(text, values) as never
  }
  const answer = await create({ idempotencyKey }).finally(() => (db.run = run))
  expect(answer.code).toBe('IDEMPOTENCY_KEY_IN_FLIGHT')
  expect(await world.prisma.action.count({ where: { rootId: root.id } })).toBe(before)
})
