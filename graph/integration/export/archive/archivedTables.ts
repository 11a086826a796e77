// The rows of every table of a root organization, as the database has them: what no list shows is in the archive, too.
import { rootConditions, type RootUnit } from '../../../../prisma/rootConditions.ts'
import type { Db } from '../../../kernel/db.ts'
import type { ArchivedFile } from './tar.ts'
import { inParts } from './inParts.ts'

/** Tables that say nothing of their own: what is made of others, what was sent, what is each person's. */
const leftOut = new Set([
  'audit_stream_entry',
  'breach_check',
  'change',
  'clock',
  'counter',
  'email_verification',
  'file_chunk',
  'mail',
  'metric_period',
  'notification',
  'observed',
  'rest_call',
  'saml_response',
  'search_entry',
  'thread_reader',
  'webhook_delivery',
  'webhook_event',
  'webhook_try',
])

/** Who administers an organization reads no contacts of others alone, and no conversations but those of records. */
const narrowed: Record<string, string> = {
  contact: 'owner_id is null',
  thread: 'action_id is not null',
  message: 'thread_id in (select id from thread where action_id is not null)',
}

const secrets = [
  'hash',
  'mailed_hash',
  'client_secret',
  'secret_hash',
  'old_secret_hash',
  'secret_name',
  'old_secret_name',
  'secret_purpose',
]

/** Its tables with a condition each, in which $1 is the root. */
async function tablesOf(db: Db): Promise<{ table: string; condition: string }[]> {
  const [row] = await db.runOnce<[units: RootUnit[]]>('select root_units()', [])
  return [...rootConditions(row![0], '$1')]
    .filter(([table]) => !leftOut.has(table))
    .map(([table, all]) => ({ table, condition: narrowed[table] ? `(${all}) and ${narrowed[table]}` : `(${all})` }))
    .toSorted((one, other) => one.table.localeCompare(other.table, 'en'))
}

const atOnce = 2_000

/** Each table as lines of JSON. */
export async function* archivedTables(db: Db, rootId: string): AsyncGenerator<ArchivedFile> {
  for (const { table, condition } of await tablesOf(db))
    yield* inParts(`tables/${table}`, 'ndjson', linesOf(db, table, condition, rootId))
}

/** Page by page behind the place of the last: nothing of it changes place while it can only be read. */
async function* linesOf(db: Db, table: string, condition: string, rootId: string): AsyncGenerator<Buffer> {
  const text = `
    select t.ctid::text, (to_jsonb(t) - $3::text[])::text from "${table}" t
    where ctid = any(array(select ctid from "${table}" where ${condition} and ctid > $2::tid order by ctid limit ${atOnce})) order by t.ctid`
  for (let last = '(0,0)'; ;) {
    const rows = await db.runOnce<[place: string, line: string]>(text, [rootId, last, secrets])
    if (rows.length) yield Buffer.from(rows.map(([, line]) => `${line}\n`).join(''))
    if (rows.length < atOnce) return
    last = rows.at(-1)![0]
  }
}
