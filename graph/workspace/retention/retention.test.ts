// What a root organization keeps for a time alone: who says so, what goes, and what a legal hold keeps.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeClient, type Client } from '../../../prisma/connect.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { asOwner } from '../../testing/database.ts'
import { givePassword } from '../../testing/password.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { eraseDue } from '../../people/closing/eraseDue.ts'
import { expireDue } from './expireDue.ts'

let world: World
let owner: Client

beforeAll(async () => {
  world = await World.make({ database: 'retention' })
  owner = makeClient(asOwner(world.services.db.connection))
  await owner.connect()
  atEnd(() => owner.end())
})

type Answer = MutationResult & { organization?: { retention: Kept } }
interface Kept {
  auditDays: number | null
  historyDays: number | null
  messageDays: number | null
  fileDays: number | null
  version: number
  holds: { id: string; reason: string; user: { id: string } | null; action: { id: string } | null }[]
}
const fields =
  'organization { retention { auditDays historyDays messageDays fileDays version holds { id reason user { id } action { id } } } }'

const set = (person: Person, { globalId: organizationId }: Organization, input: object) =>
  world.mutate<Answer>(person, 'setRetention', { organizationId, ...input }, fields)
const place = (person: Person, { globalId: organizationId }: Organization, input: object) =>
  world.mutate<Answer>(person, 'placeLegalHold', { organizationId, reason: 'Case 12', ...input }, fields)
const lift = (person: Person, id: string) => world.mutate<Answer>(person, 'liftLegalHold', { id }, fields)
const expire = () => expireDue(world.services, { rest: 0, rows: 2 })

const all = { auditDays: 30, historyDays: 30, messageDays: 30, fileDays: 30 }

describe('how long something is kept', () => {
  test('is for ever until an Admin says otherwise, and again with 0', async () => {
    const { root, admin } = await tree(world)
    const { retention } = (await set(admin, root, { auditDays: 400, fileDays: 30 })).organization!
    expect(retention).toMatchObject({ auditDays: 400, historyDays: null, messageDays: null, fileDays: 30, version: 1 })
    const { retention: later } = (await set(admin, root, { fileDays: 0, version: 1 })).organization!
    expect(later).toMatchObject({ auditDays: 400, fileDays: null, version: 2 })
    expect((await set(admin, root, { auditDays: 90, version: 1 })).code).toBe('VERSION_CONFLICT')
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'Retention' } })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['CREATE', admin.id],
      ['UPDATE', admin.id],
    ])
  })

  test.each(['auditDays', 'historyDays', 'messageDays', 'fileDays'])('%s is no less than 30', async (kind) => {
    const { root, admin } = await tree(world)
    for (const wrong of [1, 29, -1, 36_501])
      expect([wrong, (await set(admin, root, { [kind]: wrong })).fields?.map(({ path }) => path)]).toEqual([
        wrong,
        [kind],
      ])
    expect((await set(admin, root, { [kind]: 30 })).code).toBeUndefined()
    await expect(owner.query('update retention set audit_days = 29 where root_id = $1', [root.id])).rejects.toThrow(
      /retention_days_check/,
    )
  })

  test('is said by an Admin of the root alone, and told to nobody else', async () => {
    const { root, people } = await tree(world, { levels: {} })
    const { admin: stranger } = await tree(world)
    for (const level of accessLevels.filter((one) => one !== 'ADMIN'))
      expect([level, (await set(people[level], root, all)).code]).toEqual([level, 'FORBIDDEN'])
    expect((await set(stranger, root, all)).code).toBe('NOT_FOUND')
    expect((await place(stranger, root, {})).code).toBe('NOT_FOUND')
    const below = await world.organization({ parent: root })
    expect((await set(people.ADMIN, below, all)).code).toBe('CONFLICT')
    const read = 'query ($id: ID!) { organization(id: $id) { retention { version } } }'
    const { organization } = await world.ask<{ organization: { retention: object | null } }>(people.STRATEGIC, read, {
      id: root.globalId,
    })
    expect(organization.retention).toBeNull()
  })
})

/** Something of each kind, of 40 days ago and of today, in an organization of its own. */
async function house() {
  const made = await tree(world, {
    root: { name: 'Basin Ridge' },
    groups: { spot: {} },
    people: { admin: 'ADMIN', worker: { in: 'spot' }, other: { in: 'spot' } },
  })
  const { root, admin, worker, other, spot } = made
  const records = []
  for (const person of [worker, other]) {
    const record = await world.action(root, admin, { ...spot, assigneeId: person.id, status: 9 })
    records.push(record)
    for (const age of [40, 0]) await fill(root, person, record.id, age)
  }
  return { ...made, record: records[0]!, otherRecord: records[1]! }
}

async function fill(root: Organization, person: Person, actionId: string, age: number) {
  const at = new Date(Date.now() - age * day)
  const file = await world.prisma.file.create({
    data: {
      ...{ organizationId: root.id, name: 'dock.pdf', mediaType: 'application/pdf', size: 1, sha256: Buffer.from('s') },
      ...{ createdById: person.id, createdAt: at, chunks: { create: { n: 0, bytes: Buffer.from('x') } } },
    },
  })
  await world.prisma.attachment.create({ data: { actionId, fileId: file.id, addedById: person.id, addedAt: at } })
  await owner.query(
    `insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, at)
     values ($1, $1, $2, 'Vehicle', gen_random_uuid(), 'CREATE', $3)`,
    [root.id, person.id, at],
  )
  await owner.query(
    `insert into action_history (action_id, version, transition, to_status, actor_id, at)
     select $1, coalesce(max(version), 0) + 1, 'EDIT', 9, $2, $3 from action_history where action_id = $1`,
    [actionId, person.id, at],
  )
  const mail = await world.prisma.mail.create({
    data: {
      ...{ rootId: root.id, senderId: person.id, to: ['x@else.test'], subject: 's', text: 't', state: 'SENT' },
      ...{ messageId: randomUUID(), nextAt: at, createdAt: at },
    },
  })
  const thread = await world.prisma.thread.create({
    data: { organizationId: root.id, subject: 'Doors', creatorId: person.id, lastAt: at, createdAt: at },
  })
  await world.prisma.message.create({
    data: { threadId: thread.id, authorId: person.id, text: 'Said', mailId: mail.id, createdAt: at },
  })
}

/** How many old and new rows of each kind there are, of a person or of all. */
async function left(root: Organization, person?: Person) {
  const limit = new Date(Date.now() - 30 * day)
  const by = person ? [person.id] : null
  const { rows } = await owner.query<{ kind: string; old: number; young: number }>(
    `select kind, count(*) filter (where at < $2)::int as old, count(*) filter (where at >= $2)::int as young from (
       select 'audit' as kind, at, actor_id as by from audit_entry where root_id = $1 and noun = 'Vehicle'
       union all select 'file', created_at, created_by_id from file where organization_id = $1
       union all select 'history', h.at, h.actor_id from action_history h join action a on a.id = h.action_id
         where a.root_id = $1 and h.transition = 'EDIT'
       union all select 'mail', created_at, sender_id from mail where root_id = $1
       union all select 'message', m.created_at, m.author_id from message m join thread t on t.id = m.thread_id where t.root_id = $1
       union all select 'thread', last_at, creator_id from thread where root_id = $1) r
     where $3::uuid[] is null or by = any($3) group by 1 order by 1`,
    [root.id, limit, by],
  )
  return Object.fromEntries(rows.map(({ kind, old, young }) => [kind, [old, young]]))
}

const each = (old: number, young: number) =>
  Object.fromEntries(['audit', 'file', 'history', 'mail', 'message', 'thread'].map((kind) => [kind, [old, young]]))

describe('what is older', () => {
  test('goes, and what is younger stays; other organizations keep all', async () => {
    const [one, two] = [await house(), await house()]
    expect(await left(one.root)).toEqual(each(2, 2))
    expect(await expire()).toBe(0)
    await set(one.admin, one.root, all)
    expect(await expire()).toBeGreaterThanOrEqual(8)
    expect(await left(one.root)).toEqual(each(0, 2))
    expect(await left(two.root)).toEqual(each(2, 2))
    expect(await expire()).toBe(0)
  })

  test('goes by its kind alone', async () => {
    const { root, admin } = await house()
    await set(admin, root, { messageDays: 30 })
    await expire()
    expect(await left(root)).toEqual({ ...each(2, 2), mail: [0, 2], message: [0, 2], thread: [0, 2] })
  })

  test('goes on where it was broken off', async () => {
    const { root, admin } = await house()
    await set(admin, root, all)
    await owner.query('begin')
    await owner.query('select expire_rows($1, 1)', [root.id])
    await owner.query('rollback')
    expect(await left(root)).toEqual(each(2, 2))
    await owner.query('select expire_rows($1, 1)', [root.id])
    expect((await left(root)).audit).toEqual([1, 2])
    await Promise.all([expire(), expire()])
    await expire()
    expect(await left(root)).toEqual(each(0, 2))
  })

  test('of a record that is open stays', async () => {
    const { root, admin, record } = await house()
    await world.prisma.action.update({ where: { id: record.id }, data: { status: 1 } })
    await set(admin, root, { historyDays: 30 })
    await expire()
    expect((await left(root)).history).toEqual([1, 2])
  })

  test('can be deleted by no statement of the product', async () => {
    for (const table of ['audit_entry', 'action_history', 'message', 'legal_hold'])
      await expect(world.prisma.$executeRawUnsafe(`delete from ${table}`)).rejects.toThrow(/permission denied/)
  })
})

describe('a legal hold', () => {
  test('of the organization keeps everything, until it is lifted', async () => {
    const { root, admin } = await house()
    await set(admin, root, all)
    const { retention } = (await place(admin, root, {})).organization!
    expect(retention.holds).toMatchObject([{ reason: 'Case 12', user: null, action: null }])
    await expire()
    expect(await left(root)).toEqual(each(2, 2))
    expect((await lift(admin, retention.holds[0]!.id)).organization?.retention.holds).toEqual([])
    await expire()
    expect(await left(root)).toEqual(each(0, 2))
    expect((await lift(admin, retention.holds[0]!.id)).code).toBe('CONFLICT')
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'LegalHold' } })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['CREATE', admin.id],
      ['UPDATE', admin.id],
    ])
  })

  test('of a person keeps what is theirs', async () => {
    const { root, admin, worker, other } = await house()
    await set(admin, root, all)
    await place(admin, root, { userId: worker.globalId })
    await expire()
    expect(await left(root, worker)).toEqual(each(1, 1))
    expect(await left(root, other)).toEqual(each(0, 1))
  })

  test('of a record keeps its history and its files', async () => {
    const { root, admin, worker, other, record } = await house()
    await set(admin, root, all)
    const { retention } = (await place(admin, root, { recordNumber: record.number })).organization!
    expect(retention.holds).toMatchObject([{ action: { id: record.globalId } }])
    await expire()
    expect(await left(root, worker)).toMatchObject({ history: [1, 1], file: [1, 1], message: [0, 1] })
    expect(await left(root, other)).toEqual(each(0, 1))
  })

  test('needs a reason, and something of its own organization', async () => {
    const { root, admin, worker } = await house()
    const { worker: stranger, record } = await house()
    expect((await place(admin, root, { reason: ' ' })).fields?.map(({ path }) => path)).toEqual(['reason'])
    expect((await place(admin, root, { userId: stranger.globalId })).code).toBe('NOT_FOUND')
    const none = await place(admin, root, { recordNumber: record.number + 100_000 })
    expect(none.fields?.map(({ path }) => path)).toEqual(['recordNumber'])
    const both = await place(admin, root, { userId: worker.globalId, recordNumber: 1 })
    expect(both.fields?.map(({ path }) => path)).toEqual(['recordNumber'])
    await place(admin, root, { userId: worker.globalId })
    expect((await place(admin, root, { userId: worker.globalId })).code).toBe('CONFLICT')
  })

  test('is lifted by nobody of another organization', async () => {
    const { root, admin, worker } = await house()
    const { admin: stranger } = await tree(world)
    const { retention } = (await place(admin, root, {})).organization!
    expect((await lift(stranger, retention.holds[0]!.id)).code).toBe('NOT_FOUND')
    expect((await lift(worker, retention.holds[0]!.id)).code).toBe('FORBIDDEN')
  })

  test('keeps an organization from being closed, and one that closes from being deleted', async () => {
    const { root, admin, record } = await house()
    await givePassword(world, admin, 'Quarry-lantern-88')
    const close = () =>
      world.mutate(
        admin,
        'closeOrganization',
        { id: root.globalId, name: 'Basin Ridge', password: 'Quarry-lantern-88' },
        '__typename',
      )
    const { retention } = (await place(admin, root, { recordNumber: record.number })).organization!
    expect(await close()).toMatchObject({
      code: 'CONFLICT',
      message: 'The organization is under legal hold, so that nothing of it may be deleted. Lift the hold first.',
    })
    await lift(admin, retention.holds[0]!.id)
    expect((await close()).code).toBeUndefined()
    // What comes while it closes holds, too.
    const { retention: again } = (await place(admin, root, {})).organization!
    await owner.query(
      `update closing set closed_at = closed_at - interval '31 days', goes_at = goes_at - interval '31 days' where root_id = $1`,
      [root.id],
    )
    await eraseDue(world.services, { rest: 0 })
    expect(await left(root)).toEqual(each(2, 2))
    await expect(owner.query('select erase_root($1, 100)', [root.id])).rejects.toThrow('under legal hold')
    await lift(admin, again.holds[0]!.id)
    while (await eraseDue(world.services, { rest: 0 })) {
      /* until nothing is left */
    }
    expect(await world.prisma.organization.count({ where: { id: root.id } })).toBe(0)
  })

  test('keeps the account of its person', async () => {
    const { root, admin, worker } = await house()
    await givePassword(world, worker, 'Quarry-lantern-88')
    await place(admin, root, { userId: worker.globalId })
    expect(await world.mutate(worker, 'closeAccount', { password: 'Quarry-lantern-88' }, '__typename')).toMatchObject({
      code: 'CONFLICT',
      message: 'The account is under legal hold. An Admin lifts the hold before it is closed.',
    })
  })
})
