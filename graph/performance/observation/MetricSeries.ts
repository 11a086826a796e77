import type { Grain as GrainName } from '../../../prisma/__generated__/client/enums.ts'
import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import { Metric } from '../metric/Metric.ts'
import { Grain } from './Grain.ts'
import { readManySeries, type Figures, type Series, type SeriesPoint, type SeriesRequest } from './readSeries.ts'
import { ObservationScope, scopeIn } from './scope.ts'
import { hour } from '../../kernel/time/milliseconds.ts'

export const SeriesFigures = builder.objectRef<Figures>('SeriesFigures').implement({
  description: 'Aggregated values of observations over a period.',
  fields: (t) => ({
    observations: t.exposeInt('observations', { description: 'The number of observations.' }),
    n: t.exposeInt('n', { description: 'The number of observations that have a value.' }),
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'The mean of the values; null if no observation has a value.',
    }),
    sumPerRate: t.exposeFloat('sumPerRate', {
      nullable: true,
      description:
        "The sum of the formula's numerators divided by the sum of its denominators; null if the denominators sum to 0.",
    }),
    value: t.exposeFloat('value', {
      nullable: true,
      description:
        "The average or the ratio of sums, depending on the metric's aggregation method; null if there is not enough data.",
    }),
  }),
})

const Point = builder.objectRef<SeriesPoint>('SeriesPoint').implement({
  description: 'A data point of a metric series, covering one period.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      description: 'The start of the period, in the time zone of the organization.',
    }),
    figures: t.field({
      type: SeriesFigures,
      description: 'The aggregated values of the period.',
      resolve: (point) => point,
    }),
    value: t.exposeFloat('value', { nullable: true, description: 'The value; null if there is not enough data.' }),
  }),
})

interface SeriesShape extends Series {
  grain: GrainName
  timeZone: string
  from: Date
  to: Date
}

const MetricSeries = builder.objectRef<SeriesShape>('MetricSeries').implement({
  description: 'The values of a metric by period; periods without observations have no point.',
  fields: (t) => ({
    grain: t.expose('grain', { type: Grain, description: 'The length of each period.' }),
    timeZone: t.expose('timeZone', { type: 'TimeZone', description: 'The IANA time zone that the periods follow.' }),
    from: t.expose('from', { type: 'DateTime', description: 'The earliest start of a period.' }),
    to: t.expose('to', { type: 'DateTime', description: 'The end of the range: periods start before this time.' }),
    points: t.field({
      type: [Point],
      description: 'The points of the series, oldest first.',
      resolve: ({ points }) => points,
    }),
    whole: t.field({
      type: SeriesFigures,
      description: 'The figures over all observations of the series.',
      resolve: ({ whole }) => whole,
    }),
  }),
})

const lengths: Record<GrainName, number> = {
  HOUR: hour,
  DAY: 24 * hour,
  WEEK: 7 * 24 * hour,
  MONTH: 30 * 24 * hour,
  QUARTER: 91 * 24 * hour,
}
const usual: Record<GrainName, number> = { HOUR: 48, DAY: 30, WEEK: 26, MONTH: 12, QUARTER: 8 }
const mostPoints = 1000

builder.prismaObjectField(Metric, 'series', (t) =>
  t.field({
    type: MetricSeries,
    nullable: true,
    description: 'The values of the metric by period; null if the scope is not visible to the viewer.',
    args: {
      scope: t.arg({
        type: ObservationScope,
        description:
          "The organization, location, vehicle or person to read; defaults to the viewer's highest organization under the metric's root organization.",
      }),
      grain: t.arg({ type: Grain, required: true, defaultValue: 'DAY', description: 'The length of each period.' }),
      from: t.arg({
        type: 'DateTime',
        description: 'The earliest start of a period; defaults to about 30 periods before the end.',
      }),
      to: t.arg({
        type: 'DateTime',
        description: 'Only periods that start before this time, at most 1,000 in all; defaults to now.',
      }),
    },
    select: { id: true, rootId: true },
    resolve: async ({ id: metricId, rootId }, args, context) => {
      const { grain } = args
      const to = args.to ?? context.now
      const from = args.from ?? new Date(to.getTime() - usual[grain] * lengths[grain])
      if ((to.getTime() - from.getTime()) / lengths[grain] > mostPoints)
        throw badArgument('from', `ask for ${mostPoints} periods at most`)
      const scope = await scopeIn(context, args.scope, rootId)
      if (!scope) return null
      const loader = context.loader<SeriesRequest, Series>(
        'metric series',
        (keys) => readManySeries(context.db, keys),
        (key) => JSON.stringify(key),
      )
      return {
        ...(await loader.load({ metricId, scopeId: scope.id, grain, from, to })),
        grain,
        timeZone: scope.timeZone,
        from,
        to,
      }
    },
  }),
)
