// What a file would change: row by row beside what is known, in two statements however many rows there are.
import { createHash } from 'node:crypto'
import type { Context } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import { Decimal, floatOf } from '../../../kernel/decimal.ts'
import { checkRows } from '../checkRows.ts'
import type { EnteredMetric } from '../enteredMetric.ts'
import { Places } from '../Places.ts'
import type { ObservationRow } from '../writeObservations.ts'
import { givenRows } from './givenRows.ts'
import { readCsv, type CsvRow } from './readCsv.ts'
import type { Language } from '../../../kernel/messages/languages.ts'
import { textIn, type Said } from '../../../kernel/messages/text.ts'
import * as t from '../__generated__/messages.ts'

const rowKinds = ['ADDED', 'CORRECTED', 'SAME', 'WRONG'] as const
type RowKind = (typeof rowKinds)[number]

interface Known {
  version: number
  at: string
  organizationId: string
  locationId: string | null
  vehicleId: string | null
  userId: string | null
  values: (string | null)[]
  value: number | null
}

export interface DiffRow {
  number: number
  kind: RowKind
  cells: CsvRow['cells']
  /** What is written; null where the row is wrong. */
  row: ObservationRow | null
  value: number | null
  before: Known | null
  problems: { field: string; message: Said }[]
  /** The data points in the order of the values. */
  names: readonly string[]
}

/** The problems of a row in the language of who reads them. */
export const problemsIn = (language: Language, problems: DiffRow['problems']) =>
  problems.map(({ field, message }) => ({ field, message: textIn(language, message) }))

export interface Diff {
  rows: DiffRow[]
  counts: Record<RowKind, number>
  /** What the rows are and what is known of each: another one is another change. */
  fingerprint: string
}

const known = `
  select given.n - 1, o.version, o.at, o.organization_id, o.location_id, o.vehicle_id, o.user_id, o."values"::text[], o.value::float8
  from unnest($2::text[], $3::text[]) with ordinality given(source, key, n)
  join observation o on o.metric_id = $1::uuid and o.source = given.source and o.source_key = given.key`

async function readKnown(
  db: Pick<Db, 'runOnce'>,
  metricId: string,
  rows: readonly (ObservationRow | null)[],
): Promise<Map<number, Known>> {
  const found = await db.runOnce<
    [number, number, string, string, string | null, string | null, string | null, (string | null)[], number | null]
  >(known, [metricId, rows.map((row) => row?.source), rows.map((row) => row?.sourceKey)])
  return new Map(
    found.map(([n, version, at, organizationId, locationId, vehicleId, userId, values, value]) => [
      n,
      { version, at, organizationId, locationId, vehicleId, userId, values, value },
    ]),
  )
}

const isSame = (row: ObservationRow, before: Known): boolean =>
  JSON.stringify([row.at, row.organizationId, row.locationId, row.vehicleId, row.userId, row.values]) ===
  JSON.stringify([
    new Date(before.at),
    before.organizationId,
    before.locationId,
    before.vehicleId,
    before.userId,
    before.values.map((one) => one && new Decimal(one)),
  ])

/** What a file would change for a metric, in an organization and below it. */
export async function diffOf(
  context: Context,
  metric: EnteredMetric,
  { id, path }: { id: string; path: string },
  text: string,
): Promise<Diff> {
  const file = readCsv(text, metric.dataPoints)
  const places = new Places(context, metric.rootId)
  const given = await givenRows(file, metric, id, places)
  const { rows, problems } = await checkRows(context, metric, given, places)
  const wrong = new Map<number, DiffRow['problems']>()
  const tell = (row: number, field: string, message: Said) =>
    void wrong.set(row, [...(wrong.get(row) ?? []), { field: field.replace(/^values\./, ''), message }])
  // Its rows are counted otherwise here, and have no keys of their own that a person would know.
  for (const { row, field, message, earlier } of problems)
    tell(row, field, earlier === undefined ? message : t.earlierRow)
  given.forEach(({ organization }, row) => {
    const place = places.organization(organization)
    if (place && place !== 'ambiguous' && !place.path.startsWith(path)) tell(row, 'organization', t.otherOrganization)
  })
  const before = await readKnown(context.db, metric.id, rows)
  const names = metric.dataPoints.map(({ name }) => name)
  const compared = file.map(({ number, cells }, i): DiffRow => {
    const row = rows[i]!
    const told = wrong.get(i) ?? []
    if (told.length || !row)
      return { number, kind: 'WRONG', cells, row: null, value: null, before: null, problems: told, names }
    const was = before.get(i) ?? null
    const kind = !was ? 'ADDED' : isSame(row, was) ? 'SAME' : 'CORRECTED'
    return {
      number,
      kind,
      cells,
      row,
      value: floatOf(metric.compute(row.values).value),
      before: was,
      problems: told,
      names,
    }
  })
  const counts: Diff['counts'] = { ADDED: 0, CORRECTED: 0, SAME: 0, WRONG: 0 }
  for (const { kind } of compared) counts[kind]++
  return { rows: compared, counts, fingerprint: fingerprintOf(metric.formulaNumber, compared) }
}

const fingerprintOf = (formula: number, rows: readonly DiffRow[]) =>
  createHash('sha256')
    .update(
      JSON.stringify([formula, rows.map(({ kind, row, before }) => [kind, row?.organizationId, before?.version])]),
    )
    .digest('base64url')

/**
 * Whether what is known of the rows is still what it was when they were compared; asked for once nobody else writes.
 */
export async function isAsCompared(
  db: Pick<Db, 'runOnce'>,
  metricId: string,
  rows: readonly DiffRow[],
): Promise<boolean> {
  const now = await readKnown(
    db,
    metricId,
    rows.map(({ row }) => row),
  )
  return rows.every(({ before }, i) => now.get(i)?.version === before?.version)
}
