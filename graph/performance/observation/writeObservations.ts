// Writes observations: what is new is added, what is known by source and key with another value is corrected and keeps
// what it was, all in one statement. Their periods are the triggers' to keep.
import type { DecimalValue } from '../../kernel/decimal.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { computeOf } from '../metric/computeOf.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { writeSql, type Written } from './writeSql.ts'
import * as t from './__generated__/messages.ts'

/**
 * One observation as it was given; its values are in the order of the formula's data points, null where one is missing.
 */
export interface ObservationRow {
  organizationId: string
  locationId?: string | null
  vehicleId?: string | null
  userId?: string | null
  at: Date
  values: readonly (DecimalValue | null)[]
  source: string
  sourceKey: string
}

interface Writer {
  now: Date
  actorId: string
}

const fromJson = `json_to_recordset($4::json) as given(
  metric_id uuid, organization_id uuid, location_id uuid, vehicle_id uuid, user_id uuid, at timestamptz, "values" numeric[],
  numerator numeric, denominator numeric, value numeric, source text, source_key text)`

const text = writeSql(fromJson, '$3::int')

/**
 * Writes observations of a metric, whose places the caller has looked at; computed with the metric's formula of now.
 */
export async function writeObservations(
  tx: Transaction,
  { now, actorId }: Writer,
  metricId: string,
  rows: readonly ObservationRow[],
): Promise<Written> {
  refuseTwice(rows)
  await lockMetrics(tx, [metricId])
  const { formulaNumber, formulas } = await tx.metric.findUniqueOrThrow({
    where: { id: metricId },
    select: {
      formulaNumber: true,
      formulas: { select: { number: true, numerator: true, denominator: true, dataPoints: true } },
    },
  })
  const formula = formulas.find(({ number }) => number === formulaNumber)!
  const compute = await computeOf({
    ...formula,
    dataPoints: formula.dataPoints as unknown as { name: string; unit: string }[],
  })
  const given = rows.map((row) => ({
    metric_id: metricId,
    organization_id: row.organizationId,
    location_id: row.locationId,
    vehicle_id: row.vehicleId,
    user_id: row.userId,
    at: row.at,
    values: row.values,
    ...compute(row.values),
    source: row.source,
    source_key: row.sourceKey,
  }))
  const [written] = await tx.$queryRawUnsafe<Written[]>(text, actorId, now, formulaNumber, JSON.stringify(given))
  return written!
}

/**
 * Whoever writes observations of these metrics waits for whoever else does, from here to the end of the transaction.
 */
export async function lockMetrics(tx: Transaction, metricIds: string[]): Promise<void> {
  await tx.$executeRaw`select lock_metrics(${metricIds}::uuid[])`
}

/** The same source and key twice in one request is no correction but a mistake. */
function refuseTwice(rows: readonly ObservationRow[]) {
  const seen = new Set<string>()
  rows.forEach(({ source, sourceKey }, i) => {
    const key = JSON.stringify([source, sourceKey])
    if (seen.has(key)) throw new ValidationError([{ path: `rows.${i}.key`, message: t.keyTwice }])
    seen.add(key)
  })
}
