// A correction or a voiding by hand: the row as it becomes, and what it was beside it.
import type { DecimalValue } from '../../kernel/decimal.ts'
import type { Computed } from '../metric/computeOf.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'
import { stateSql } from './writeSql.ts'
import { lockMetrics } from './writeObservations.ts'
import { the } from '../../kernel/noun.ts'

interface Correction extends Computed {
  at: Date
  values: readonly (DecimalValue | null)[]
}

interface By {
  now: Date
  actorId: string
  reason: string
}

interface Seen {
  id: bigint
  metricId: string
  version: number
}

/** $1 and $2 are which and at which version, $3 to $5 when, by whom and why. */
const changed = (columns: string) => `
  with before as (select id, ${stateSql('o')} state from observation o where id = $1::bigint and version = $2::int for no key update),
  changed as (
    update observation o set ${columns}, version = o.version + 1 from before where o.id = before.id
    returning o.id, o.version, before.state before, ${stateSql('o')} after)
  insert into observation_change (observation_id, version, before, after, at, actor_id, reason)
  select id, version, before, after, $3::timestamptz, $4::uuid, $5 from changed`

const correct =
  changed(`at = $6::timestamptz, "values" = $7::numeric[], numerator = $8::numeric, denominator = $9::numeric,
  value = $10::numeric, corrected_at = $3::timestamptz, voided_at = null`)
const voiding = changed('voided_at = coalesce(o.voided_at, $3::timestamptz)')

const textOf = (value: DecimalValue | null) => value?.toString() ?? null

/** Makes an observation say something else, and count where it did not. */
export const correctIn = (
  tx: Transaction,
  seen: Seen,
  { at, values, numerator, denominator, value }: Correction,
  by: By,
) =>
  change(tx, seen, by, correct, [
    at,
    `{${values.map((one) => textOf(one) ?? 'NULL').join(',')}}`,
    textOf(numerator),
    textOf(denominator),
    textOf(value),
  ])

/** Makes an observation count no more. */
export const voidIn = (tx: Transaction, seen: Seen, by: By) => change(tx, seen, by, voiding, [])

async function change(
  tx: Transaction,
  { id, metricId, version }: Seen,
  { now, actorId, reason }: By,
  sql: string,
  values: unknown[],
): Promise<void> {
  await lockMetrics(tx, [metricId])
  if (await tx.$executeRawUnsafe(sql, id, version, now, actorId, reason, ...values)) return
  throw stale(
    the('Observation'),
    { version },
    await tx.observation.findUniqueOrThrow({ where: { id }, select: { version: true } }),
  )
}
