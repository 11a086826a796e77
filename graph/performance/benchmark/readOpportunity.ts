// What the period of a benchmark came to: its value and volume by scope, and how often it was breached.
import type { AlertIf } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import { zero, type Decimal, type DecimalValue } from '../../kernel/decimal.ts'
import { attainment } from './attainment.ts'
import { marginImpact, totalCtqOpportunity } from './opportunity.ts'
import { scopesOf, those, valueOfPeriod } from './readStandings.ts'

/** The days before today that a benchmark is looked back at: 30, or 90 where its points are months or quarters. */
export const period = `case when a.grain in ('MONTH', 'QUARTER') then 90 else 30 end`

const figures = `${scopesOf(those)}
  select a.id, a.alert_if::text, a.target, a.ctq_value, p.value, p.volume
  from asked a join scope s on s.benchmark_id = a.id
  cross join lateral (
    select ${valueOfPeriod} as value, p.denominator volume from (
      select sum(p.n) n, sum(p.sum) sum, sum(p.numerator) numerator, sum(p.denominator) denominator from metric_period p
      where p.metric_id = a.metric_id and p.scope_id = s.scope_id and p.grain = 'DAY'
        and p.starts_at < begin_of('day', $2::timestamptz, s.zone)
        and p.starts_at >= instant_of(date_trunc('day', $2::timestamptz at time zone s.zone) - ${period} * interval '1 day', s.zone)) p) p
  where p.value is not null and a.target is not null`

type FigureRow = [id: string, alertIf: AlertIf, target: number, ctqValue: number, value: number, volume: string | null]

/** The opportunity of a benchmark's period, of all its scopes together; null where no volume is known. */
export function opportunityOf(context: Context, benchmarkId: string): Promise<Decimal | null> {
  const loader = context.loader<string, Decimal | null>('benchmark opportunity', async (ids) => {
    const rows = await context.db.run<FigureRow>(figures, [[...ids], context.now])
    const found = new Map<string, Decimal>()
    for (const [id, alertIf, target, ctqValue, value, volume] of rows) {
      const opportunity = totalCtqOpportunity(attainment(value, target, alertIf), ctqValue, volume)
      if (opportunity !== null) found.set(id, opportunity.plus(found.get(id) ?? zero))
    }
    return ids.map((id) => found.get(id) ?? null)
  })
  return loader.load(benchmarkId)
}

export const marginOf = async (
  context: Context,
  benchmarkId: string,
  unitMargin: DecimalValue | null,
): Promise<Decimal | null> => marginImpact(await opportunityOf(context, benchmarkId), unitMargin)
