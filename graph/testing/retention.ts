// Something of each kind that is kept for a time alone, what is said of how long, and what is left.
import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { makeClient, type Client } from '../../prisma/connect.ts'
import { modelOf } from '../kernel/statement/models.ts'
import { day } from '../kernel/time/milliseconds.ts'
import { expireDue } from '../workspace/retention/expireDue.ts'
import { atEnd } from './atEnd.ts'
import { asOwner } from './database.ts'
import type { Organization, Person } from './rows.ts'
import { tree } from './tree.ts'
import { type MutationResult, World } from './world.ts'

export let world: World
export let owner: Client

/** A database of a test file's own. */
export const ownRetention = (database: string) =>
  beforeAll(async () => {
    world = await World.make({ database })
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

export const set = (person: Person, { globalId: organizationId }: Organization, input: object) =>
  world.mutate<Answer>(person, 'setRetention', { organizationId, ...input }, fields)
export const place = (person: Person, { globalId: organizationId }: Organization, input: object) =>
  world.mutate<Answer>(person, 'placeLegalHold', { organizationId, reason: 'Case 12', ...input }, fields)
export const lift = (person: Person, id: string) => world.mutate<Answer>(person, 'liftLegalHold', { id }, fields)
export const expire = () => expireDue(world.services, { rest: 0, rows: 2 })

export const all = { auditDays: 30, historyDays: 30, messageDays: 30, fileDays: 30 }

/** Something of each kind, of 40 days ago and of today, in an organization of its own. */
export async function house() {
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

const pastColumns = Object.values(modelOf('Action').fields)
  .flatMap(({ column }) => column ?? [])
  .map((column) => `"${column}"`)
  .join(', ')

async function fill(root: Organization, person: Person, actionId: string, age: number) {
  const at = new Date(Date.now() - age * day)
  const file = await world.prisma.file.create({
    data: {
      organizationId: root.id,
      name: 'dock.pdf',
      mediaType: 'application/pdf',
      size: 1,
      sha256: Buffer.from('s'),
      createdById: person.id,
      createdAt: at,
      chunks: { create: { n: 0, bytes: Buffer.from('x') } },
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
  // What looking back shows: the record before an edit of its, and an escalation before its answer.
  await owner.query(
    `insert into action_past (until, era, ${pastColumns}) select $2, era_of(created_at, $2), ${pastColumns} from action where id = $1`,
    [actionId, at],
  )
  await owner.query(
    `insert into past_row (root_id, of_id, kind, key, row, until)
     values ($1, $2, 'escalation', gen_random_uuid(), jsonb_build_object('by_id', $3::text), $4)`,
    [root.id, actionId, person.id, at],
  )
  const mail = await world.prisma.mail.create({
    data: {
      rootId: root.id,
      senderId: person.id,
      to: ['x@else.test'],
      subject: 's',
      text: 't',
      state: 'SENT',
      messageId: randomUUID(),
      nextAt: at,
      createdAt: at,
    },
  })
  const thread = await world.prisma.thread.create({
    data: { organizationId: root.id, subject: 'Doors', creatorId: person.id, lastAt: at, createdAt: at },
  })
  await world.prisma.message.create({
    data: { threadId: thread.id, authorId: person.id, text: 'Said', kind: 'MAIL', mailId: mail.id, createdAt: at },
  })
}

/** How many old and new rows of each kind there are, of a person or of all. */
export async function left(root: Organization, person?: Person) {
  const limit = new Date(Date.now() - 30 * day)
  const by = person ? [person.id] : null
  const { rows } = await owner.query<{ kind: string; old: number; young: number }>(
    `select kind, count(*) filter (where at < $2)::int as old, count(*) filter (where at >= $2)::int as young from (
       select 'audit' as kind, at, actor_id as by from audit_entry where root_id = $1 and noun = 'Vehicle'
       union all select 'file', created_at, created_by_id from file where organization_id = $1
       union all select 'history', h.at, h.actor_id from action_history h join action a on a.id = h.action_id
         where a.root_id = $1 and h.transition = 'EDIT'
       union all select 'past', until, assignee_id from action_past where root_id = $1
       union all select 'pastRow', until, (row ->> 'by_id')::uuid from past_row where root_id = $1 and kind = 'escalation'
       union all select 'mail', created_at, sender_id from mail where root_id = $1
       union all select 'message', m.created_at, m.author_id from message m join thread t on t.id = m.thread_id where t.root_id = $1
       union all select 'thread', last_at, creator_id from thread where root_id = $1) r
     where $3::uuid[] is null or by = any($3) group by 1 order by 1`,
    [root.id, limit, by],
  )
  return Object.fromEntries(rows.map(({ kind, old, young }) => [kind, [old, young]]))
}

export const each = (old: number, young: number) =>
  Object.fromEntries(
    ['audit', 'file', 'history', 'mail', 'message', 'past', 'pastRow', 'thread'].map((kind) => [kind, [old, young]]),
  )
