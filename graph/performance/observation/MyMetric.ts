import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Metric } from '../metric/Metric.ts'
import { visibleMetrics } from '../metric/visibleMetrics.ts'
import { globalId, noRow, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { periodsOf, type Period } from './range.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { readManySeries } from './readSeries.ts'
import { scopeIn } from './scope.ts'

const weeks = 13
const most = 12

interface Week extends Period {
  mine: number | null
  observations: number
  organization: number | null
}

interface Shape {
  metric: { id: string }
  timeZone: string
  organizationId: string | null
  weeks: Week[]
}

const MyMetricWeek = builder.objectRef<Week>('MyMetricWeek').implement({
  description: 'One week of a metric for the viewer.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the week begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the week ends, exclusive.' }),
    observations: t.exposeInt('observations', { description: 'The number of observations of the viewer.' }),
    mine: t.exposeFloat('mine', {
      nullable: true,
      description: "The viewer's value; null if there is not enough data.",
    }),
    organization: t.exposeFloat('organization', {
      nullable: true,
      description:
        'The value of their organization and its sub-organizations; null without data or if the viewer may not read it.',
    }),
  }),
})

const MyMetric = builder.objectRef<Shape>('MyMetric').implement({
  description: 'A metric with observations of the viewer, compared with their organization.',
  fields: (t) => ({
    metric: t.field({ type: Metric, description: 'The metric.', resolve: ({ metric }) => metric as never }),
    timeZone: t.expose('timeZone', {
      type: 'TimeZone',
      description: 'The IANA time zone that determines the week boundaries.',
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description:
        'The organization the viewer is compared with: their first one under the root organization of the metric.',
      resolve: ({ organizationId }, _args, context, info) =>
        organizationId ? organizationInSight(context, info, organizationId) : null,
    }),
    weeks: t.field({
      type: [MyMetricWeek],
      description: `The last ${weeks} weeks that have closed, the oldest first.`,
      resolve: (row) => row.weeks,
    }),
  }),
})

builder.queryField('myMetrics', (t) =>
  t.field({
    type: [MyMetric],
    description: `What is measured of the viewer, by week, beside their organization; at most ${most} metrics, by name.`,
    ...policy('metrics.read'),
    resolve: async (_root, _args, context, info) => {
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Metric',
        paths: [['metric']],
        select: { id: true, rootId: true },
      })
      const from = new Date(context.now.getTime() - (weeks + 2) * 7 * 24 * 3_600_000)
      const { id: scopeId } = context.requireViewer()
      const about: Prisma.MetricWhereInput = {
        AND: [
          visibleMetrics(context),
          { periods: { some: { scopeId, grain: 'WEEK', startsAt: { gte: from }, observations: { gt: 0 } } } },
        ],
      }
      const metrics = await context.db.prisma.metric.findMany({
        ...query,
        where: about,
        orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
        take: most,
      })
      return besideOrganization(context, metrics)
    },
  }),
)

async function besideOrganization(context: Context, metrics: { id: string; rootId: string }[]): Promise<Shape[]> {
  const viewer = context.requireViewer()
  const places = await Promise.all(
    [...new Set(metrics.map(({ rootId }) => rootId))].map(async (rootId) => {
      const membership = viewer.memberships.find((one) => one.rootId === rootId)
      const scope = membership
        ? await scopeIn(context, { organizationId: globalId('Organization', membership.organizationId) }, rootId)
        : null
      const timeZone = scope?.timeZone ?? membership?.timeZone ?? 'UTC'
      const range = { grain: 'WEEK' as const, periods: weeks, fromDay: null, toDay: null }
      return { rootId, scope, timeZone, periods: await periodsOf(context.db, range, timeZone, context.now) }
    }),
  )
  const placeOf = (rootId: string) => places.find((place) => place.rootId === rootId)!
  const requests = metrics.flatMap(({ id: metricId, rootId }) => {
    const { periods, scope } = placeOf(rootId)
    const when = { metricId, grain: 'WEEK' as const, from: periods[0]!.startsAt, to: periods.at(-1)!.endsAt }
    // Where they may not read the organization, nothing is asked of it: no scope has this id.
    return [viewer.id, scope?.id ?? noRow].map((scopeId) => ({ ...when, scopeId }))
  })
  if (!requests.length) return []
  const series = await readManySeries(context.db, requests)
  return metrics.map((metric, i) => {
    const { periods, scope, timeZone } = placeOf(metric.rootId)
    const [mine, theirs] = [series[2 * i]!, series[2 * i + 1]!]
    const at = (points: typeof mine.points, startsAt: Date) =>
      points.find((point) => point.startsAt.getTime() === startsAt.getTime())
    return {
      metric,
      timeZone,
      organizationId: scope?.id ?? null,
      weeks: periods.map((period) => {
        const own = at(mine.points, period.startsAt)
        return {
          ...period,
          mine: own?.value ?? null,
          observations: own?.observations ?? 0,
          organization: at(theirs.points, period.startsAt)?.value ?? null,
        }
      }),
    }
  })
}
