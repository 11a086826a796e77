// The rows of every table of a root organization, as the database has them: what no list shows is in the archive, too.
import type { Db } from '../../../kernel/db.ts'
import type { ArchivedFile } from './tar.ts'
import { inParts } from './inParts.ts'

/** Tables that say nothing of their own: what is made of others, what was sent, what is each person's. */
const leftOut = new Set([
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

const secrets = ['hash', 'mailed_hash', 'secret_name', 'old_secret_name', 'secret_purpose']

interface Unit {
  table: string
  take: string
  below: { table: string; take: string }[]
}

/** Its tables with a condition each, in which $1 is the root. */
async function tablesOf(db: Db): Promise<{ table: string; condition: string }[]> {
  const [row] = await db.runOnce<[units: Unit[]]>('select root_units()', [])
  const all = row![0].flatMap(({ table, take, below }) => {
    const ids = `in (select id from "${table}" where ${take})`
    return [{ table, take }, ...below.map((one) => ({ ...one, take: one.take.replaceAll('= any($1)', ids) }))]
  })
  return all
    .filter(({ table }) => !leftOut.has(table))
    .map(({ table, take }) => ({
      table,
      condition: narrowed[table] ? `(${take}) and ${narrowed[table]}` : `(${take})`,
    }))
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
