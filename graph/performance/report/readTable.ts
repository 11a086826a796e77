// What a report says to whoever looks: metrics by periods, each value at the level of the benchmark that is nearest.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Grain, ScopeKind } from '../../../prisma/__generated__/client/enums.ts'
import type { Level } from '../benchmark/attainment.ts'
import { levelAt, type Measure } from '../benchmark/measure.ts'
import { visibleBenchmarks } from '../benchmark/visibleBenchmarks.ts'
import { scopeTypes } from '../breach/scopes.ts'
import type { Context } from '../../kernel/context.ts'
import { globalId } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { readManySeries, type Figures } from '../observation/readSeries.ts'
import { scopeIn, type Named, type Scope } from '../observation/scope.ts'
import { periodsOf, type Period, type Range } from '../observation/range.ts'

export interface ReportColumns extends Range {
  metricIds: string[]
  scopeKind: ScopeKind
  scopeId: string
}

/** What of a metric its row needs, whatever else is asked of it. */
export const metricColumns = {
  id: true,
  rootId: true,
  alertIf: true,
  targetThreshold: true,
  aggregation: true,
} as const

type MetricRow = Prisma.MetricGetPayload<{ select: typeof metricColumns }>

export interface Cell {
  observations: number
  /** Null where there is no data, or not enough. */
  value: number | null
  level: Level | null
}

export interface Row<Metric> {
  metric: Metric
  benchmark: { id: string; name: string } | null
  target: number | null
  cells: Cell[]
  whole: Figures
  wholeLevel: Level | null
}

export interface Table<Metric> {
  timeZone: string
  scope: Scope
  periods: Period[]
  rows: Row<Metric>[]
}

export const scopeFields = {
  ORGANIZATION: 'organizationId',
  LOCATION: 'locationId',
  VEHICLE: 'vehicleId',
  PERSON: 'userId',
} as const

/** What a report is of, as far as the viewer sees it. */
export function scopeOfReport(
  context: Context,
  { scopeKind, scopeId }: Pick<ReportColumns, 'scopeKind' | 'scopeId'>,
  rootId: string,
): Promise<Scope | null> {
  const named: Named = { [scopeFields[scopeKind]]: globalId(scopeTypes[scopeKind], scopeId) }
  return scopeIn(context, named, rootId)
}

/**
 * What its numbers are of for the viewer: what the report is of, or, of an organization that they do not see, the
 * highest below it that they do.
 */
export async function readableScope(
  context: Context,
  report: Pick<ReportColumns, 'scopeKind' | 'scopeId'>,
  rootId: string,
): Promise<Scope | null> {
  const whole = await scopeOfReport(context, report, rootId)
  if (whole || report.scopeKind !== 'ORGANIZATION') return whole
  const { organization } = context.db.prisma
  const above = await organization.findFirst({ where: { id: report.scopeId, rootId }, select: { path: true } })
  if (!above) return null
  const own = await organization.findFirst({
    where: { AND: [visibleOrganizations(context), { rootId, path: { startsWith: above.path } }] },
    orderBy: { path: 'asc' },
    select: { id: true },
  })
  return own && scopeOfReport(context, { scopeKind: 'ORGANIZATION', scopeId: own.id }, rootId)
}

/** Null where the viewer may not see anything of what it is of, or none of its metrics. */
export async function readTable<Metric extends MetricRow>(
  context: Context,
  report: ReportColumns,
  known: readonly Metric[],
): Promise<Table<Metric> | null> {
  const metrics = report.metricIds.flatMap((id) => known.find((metric) => metric.id === id) ?? [])
  const scope = metrics[0] && (await readableScope(context, report, metrics[0].rootId))
  if (!scope) return null
  const { grain } = report
  const periods = await periodsOf(context.db, report, scope.timeZone, context.now)
  const [from, to] = [periods[0]?.startsAt ?? context.now, periods.at(-1)?.endsAt ?? context.now]
  const [series, benchmarks] = await Promise.all([
    readManySeries(
      context.db,
      metrics.map(({ id: metricId }) => ({ metricId, scopeId: scope.id, grain, from, to })),
    ),
    benchmarksOver(
      context,
      scope,
      grain,
      metrics.map(({ id }) => id),
    ),
  ])
  const rows = metrics.map((metric, i): Row<Metric> => {
    const benchmark = benchmarks.find(({ metricId }) => metricId === metric.id) ?? null
    const measure: Measure | null = benchmark && {
      ...benchmark,
      target: benchmark.target ?? metric.targetThreshold,
      alertIf: metric.alertIf,
    }
    const level = (value: number | null) => (measure && value !== null ? levelAt(measure, value) : null)
    const points = new Map(series[i]!.points.map((point) => [point.startsAt.getTime(), point]))
    const cells = periods.map(({ startsAt }): Cell => {
      const point = points.get(startsAt.getTime())
      return { observations: point?.observations ?? 0, value: point?.value ?? null, level: level(point?.value ?? null) }
    })
    const { whole } = series[i]!
    return {
      metric,
      benchmark,
      target: measure?.target ?? metric.targetThreshold,
      cells,
      whole,
      wholeLevel: level(whole.value),
    }
  })
  return { timeZone: scope.timeZone, scope, periods, rows }
}

/**
 * The benchmarks of these metrics at what it is of or above, the nearest first, of several there those of the same
 * periods.
 */
async function benchmarksOver(context: Context, { kind, path }: Scope, grain: Grain, metricIds: string[]) {
  const above = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))
  const rows = await context.db.prisma.benchmark.findMany({
    where: {
      AND: [
        visibleBenchmarks(context),
        { status: 'ACTIVE', scopeKind: kind, metricId: { in: metricIds }, organization: { path: { in: above } } },
      ],
    },
    select: {
      id: true,
      name: true,
      metricId: true,
      target: true,
      grain: true,
      warningTrigger: true,
      missedOpportunityTrigger: true,
      ctqValue: true,
      departmentId: true,
      organization: { select: { path: true } },
    },
    orderBy: { legacyId: 'asc' },
    take: 1000,
  })
  return rows.toSorted(
    (one, other) =>
      other.organization.path.length - one.organization.path.length ||
      Number(one.departmentId !== null) - Number(other.departmentId !== null) ||
      Number(one.grain !== grain) - Number(other.grain !== grain),
  )
}
