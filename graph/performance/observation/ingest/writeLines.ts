// Writes checked lines in one transaction: they are copied to a table of their own first, and taken from there in
// portions, so that no statement takes long.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Decimal } from '../../../kernel/decimal.ts'
import { writeSql, type Written } from '../writeSql.ts'
import type { CheckedLine } from './checkLines.ts'

const table = `
  create temporary table given_line (
    n int, line int, metric_id uuid, formula_number int, organization_id uuid, location_id uuid, vehicle_id uuid, user_id uuid,
    at timestamptz, "values" numeric[], numerator numeric, denominator numeric, value numeric, source text, source_key text) on commit drop`

const portion = 20_000
const write = writeSql(
  `(select * from given_line where n >= $3::int and n < $3::int + ${portion}) given`,
  'given.formula_number',
)

const elsewhere = `
  select m.root_id, o.organization_id, min(given.line) from given_line given
  join observation o on o.metric_id = given.metric_id and o.source = given.source and o.source_key = given.source_key
  join metric m on m.id = o.metric_id
  where o.organization_id <> given.organization_id group by m.root_id, o.organization_id`

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (text: string) =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign]!) : text
const orNull = (value: string | Decimal | null | undefined) => (value ?? '\\N').toString()

/** A line as COPY reads it. */
export function copyText({ line, metric, row }: CheckedLine, n: number): string {
  const { numerator, denominator, value } = metric.compute(row.values)
  const values = row.values.map((one) => one?.toString() ?? 'NULL').join(',')
  return `${n}\t${line}\t${metric.id}\t${metric.formulaNumber}\t${row.organizationId}\t${orNull(row.locationId)}\t${orNull(row.vehicleId)}\t${orNull(row.userId)}\t${row.at.toISOString()}\t{${values}}\t${orNull(numerator)}\t${orNull(denominator)}\t${orNull(value)}\t${escaped(row.source)}\t${escaped(row.sourceKey)}\n`
}

interface Copied {
  parts: readonly string[]
  count: number
  metricIds: string[]
}

const leaveOut = `
  delete from given_line given using observation o
  where o.metric_id = given.metric_id and o.source = given.source and o.source_key = given.source_key
    and o.organization_id <> given.organization_id and o.organization_id = any($1::uuid[])
  returning given.line`

/**
 * Writes what was copied. `refuse` is asked of places that known observations are at, with the first line of each: it
 * throws where nothing is to be written, and answers with whether its lines are left out; `leftOut` has those.
 */
export async function writeLines(
  client: pg.PoolClient,
  { now, actorId }: { now: Date; actorId: string },
  { parts, count, metricIds }: Copied,
  refuse: (place: { rootId: string; organizationId: string }, line: number) => boolean,
): Promise<Written & { leftOut: number[] }> {
  const written = { added: 0, corrected: 0, same: 0, leftOut: [] as number[] }
  await client.query('begin')
  try {
    await client.query(table)
    await pipeline(Readable.from(parts, { objectMode: false }), client.query(copyFrom('copy given_line from stdin')))
    await client.query('analyze given_line')
    await client.query('select lock_metrics($1::uuid[])', [metricIds])
    const { rows } = await client.query<[string, string, number]>({ text: elsewhere, rowMode: 'array' })
    const refused = rows.flatMap(([rootId, organizationId, line]) =>
      refuse({ rootId, organizationId }, line) ? [organizationId] : [],
    )
    if (refused.length)
      written.leftOut = (await client.query<{ line: number }>(leaveOut, [refused])).rows.map(({ line }) => line)
    for (let n = 0; n < count; n += portion) {
      const {
        rows: [part],
      } = await client.query<Written>(write, [actorId, now, n])
      for (const kind of ['added', 'corrected', 'same'] as const) written[kind] += part![kind]
    }
    await client.query('commit')
    return written
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
