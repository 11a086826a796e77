// What a stream sends next: the first entries that wait, as they are now.
import { Context, type Services } from '../../kernel/context.ts'
import { globalId } from '../../kernel/node.ts'
import { nounOf } from '../../kernel/noun.ts'
import { textIn } from '../../kernel/messages/text.ts'
import { aboutWhat } from '../audit/changes.ts'
import type { Entry } from '../audit/readAudit.ts'
import { namedAs, type SentEntry } from './SentEntry.ts'

/** How many entries are sent at once. */
const mostOfBatch = 500
/** How long their rows may be together, in bytes; of one alone they may be longer. */
const mostOfRows = 1_000_000

/** Of one that the retention has deleted meanwhile all but the id is null. */
type Row = [
  id: string,
  organizationId: string | null,
  organization: string | null,
  actorId: string | null,
  actor: string | null,
  noun: string | null,
  nounId: string | null,
  action: string | null,
  before: Entry['before'],
  after: Entry['after'],
  at: string | null,
  waiting: number,
]

const text = `
  with waiting as materialized (
    select entry_id from audit_stream_entry where root_id = $1 order by entry_id limit ${mostOfBatch}),
  sized as materialized (
    select w.entry_id, row_number() over first_on as n, count(*) over () as waiting,
      sum(coalesce(octet_length(e.before::text), 0) + coalesce(octet_length(e.after::text), 0)) over first_on as size
    from waiting w left join audit_entry e on e.id = w.entry_id window first_on as (order by w.entry_id))
  select s.entry_id, e.organization_id, o.legal_name, e.actor_id, u.name, e.noun, e.noun_id, e.action, e.before, e.after,
    e.at, s.waiting::int
  from sized s left join audit_entry e on e.id = s.entry_id left join app_user u on u.id = e.actor_id
    left join organization o on o.id = e.organization_id
  where s.n = 1 or s.size <= ${mostOfRows} order by s.entry_id`

export interface Batch {
  entries: SentEntry[]
  /** The uuids of entries that are gone. */
  gone: string[]
  /** Whether as many wait as are looked at. */
  isFull: boolean
}

/** The next entries of a root organization in the order of their ids. */
export async function readBatch(services: Services, rootId: string): Promise<Batch> {
  const rows = await services.db.runOnce<Row>(text, [rootId])
  // Nobody asks: what it reads are names, in the first language.
  const context = new Context(services, { requestId: 'audit stream', address: '', userAgent: '' }, null)
  const there = rows.filter(([, , , , , noun]) => noun !== null)
  return {
    entries: await Promise.all(there.map((row) => sentEntry(context, rootId, row))),
    gone: rows.flatMap(([id, , , , , noun]) => (noun === null ? [id] : [])),
    isFull: rows[0]?.[11] === mostOfBatch,
  }
}

async function sentEntry(context: Context, rootId: string, row: Row): Promise<SentEntry> {
  const [id, organizationId, organization, actorId, actor, noun, nounId, action, before, after, at] = row
  const entry = {
    id,
    rootId,
    organizationId,
    actorId,
    noun: noun!,
    nounId: nounId!,
    action: action!,
    before,
    after,
    at: at!,
  }
  return {
    id: globalId('AuditEntry', id),
    uuid: id,
    at: entry.at,
    actor: namedAs('User', actorId, actor),
    organization: namedAs('Organization', organizationId, organization),
    noun: entry.noun,
    nounName: textIn('en', nounOf(entry.noun)?.label.one ?? entry.noun),
    nounUuid: entry.nounId,
    about: textIn('en', await aboutWhat(context, entry)),
    action: entry.action,
    event: entry.noun === 'SignIn' ? String(after?.event) : null,
    before,
    after,
  }
}
