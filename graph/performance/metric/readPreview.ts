// Tries a formula on observations that are there.
import type { Db } from '../../kernel/db.ts'
import { floatOf, zero } from '../../kernel/decimal.ts'
import { computeOf, type Computable, type Computed } from './computeOf.ts'
import type { DataPoint } from './formula/checkDataPoints.ts'

interface Figures {
  average: number | null
  sumPerRate: number | null
}

export interface PreviewDay extends Figures {
  startsAt: Date
  observations: number
}

export interface PreviewFigures extends Figures {
  observations: number
  insufficient: number
  days: PreviewDay[]
}

export const noFigures: PreviewFigures = { observations: 0, insufficient: 0, average: null, sumPerRate: null, days: [] }

interface Tried {
  formula: Computable
  metricId: string
  /** The data points of the metric's formulas, by their number. */
  pointsOf: ReadonlyMap<number, readonly DataPoint[]>
  organization: { path: string; timeZone: string }
  from: Date
  to: Date
}

const most = 20_000

const statement = `
  select begin_of('day', x.at, $5), x.formula_number, x.values::text[]
  from observation x join organization o on o.id = x.organization_id
  where x.metric_id = $1::uuid and o.path like $2 || '%' and x.at >= $3 and x.at <= $4 and x.voided_at is null
  order by x.at desc limit ${most}`

/** What is summed up of some observations. */
class Sum {
  observations = 0
  private n = 0
  private value = zero
  private numerator = zero
  private denominator = zero
  private readonly isRatio: boolean

  constructor(isRatio: boolean) {
    this.isRatio = isRatio
  }

  add({ value, numerator, denominator }: Computed) {
    this.observations++
    if (value !== null) {
      this.n++
      this.value = this.value.plus(value)
    }
    if (numerator) this.numerator = this.numerator.plus(numerator)
    if (denominator) this.denominator = this.denominator.plus(denominator)
  }

  get insufficient() {
    return this.observations - this.n
  }

  get figures(): Figures {
    const average = this.n ? this.value.dividedBy(this.n) : null
    const sumPerRate = this.isRatio && !this.denominator.isZero() ? this.numerator.dividedBy(this.denominator) : null
    return { average: floatOf(average), sumPerRate: floatOf(sumPerRate) }
  }
}

export async function readPreview(
  db: Db,
  { formula, metricId, pointsOf, organization, from, to }: Tried,
): Promise<PreviewFigures> {
  const compute = await computeOf(formula)
  const rows = await db.runOnce<[Date | string, number, (string | null)[]]>(statement, [
    metricId,
    organization.path,
    from,
    to,
    organization.timeZone,
  ])
  const places = new Map(
    [...pointsOf].map(([number, points]) => [
      number,
      formula.dataPoints.map(({ name }) => points.findIndex((point) => point.name === name)),
    ]),
  )
  const isRatio = formula.denominator !== null
  const whole = new Sum(isRatio)
  const days = new Map<number, Sum>()
  for (const [startsAt, number, values] of rows) {
    const computed = compute(places.get(number)!.map((place) => values[place] ?? null))
    const day = new Date(startsAt).getTime()
    if (!days.has(day)) days.set(day, new Sum(isRatio))
    days.get(day)!.add(computed)
    whole.add(computed)
  }
  return {
    ...whole.figures,
    observations: whole.observations,
    insufficient: whole.insufficient,
    days: [...days]
      .toReversed()
      .map(([day, sum]) => ({ startsAt: new Date(day), observations: sum.observations, ...sum.figures })),
  }
}
