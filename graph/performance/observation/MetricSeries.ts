import type { Grain as GrainName } from '../../../prisma/__generated__/client/enums.ts'
import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import { Metric } from '../metric/Metric.ts'
import { Grain } from './Grain.ts'
import { readManySeries, type Figures, type Series, type SeriesPoint, type SeriesRequest } from './readSeries.ts'
import { ObservationScope, scopeIn } from './scope.ts'
import { hour } from '../../kernel/time/milliseconds.ts'

export const SeriesFigures = builder.objectRef<Figures>('SeriesFigures').implement({
  description: 'What the observations of some time come to.',
  fields: (t) => ({
    observations: t.exposeInt('observations', { description: 'How many observations there are.' }),
    n: t.exposeInt('n', { description: 'How many of them have a value.' }),
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'The mean of their values; null where none has one.',
    }),
    sumPerRate: t.exposeFloat('sumPerRate', {
      nullable: true,
      description:
        'The sum of what is above the line of the formula by the sum of what is below; null where that is 0.',
    }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'The one of the two that the metric goes by; null where there is not data enough.',
    }),
  }),
})

const Point = builder.objectRef<SeriesPoint>('SeriesPoint').implement({
  description: 'One period of a series.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      description: 'When it begins, by the clock of its organization.',
    }),
    figures: t.field({ type: SeriesFigures, description: 'What its observations come to.', resolve: (point) => point }),
    value: t.exposeFloat('value', { nullable: true, description: 'Its value; null where there is not data enough.' }),
  }),
})

interface SeriesShape extends Series {
  grain: GrainName
  timeZone: string
  from: Date
  to: Date
}

const MetricSeries = builder.objectRef<SeriesShape>('MetricSeries').implement({
  description: 'How a metric went, period by period; a period without observations is no point.',
  fields: (t) => ({
    grain: t.expose('grain', { type: Grain, description: 'How long its periods are.' }),
    timeZone: t.expose('timeZone', { type: 'TimeZone', description: 'The zone whose clock its periods go by.' }),
    from: t.expose('from', { type: 'DateTime', description: 'From when on its periods begin.' }),
    to: t.expose('to', { type: 'DateTime', description: 'Before when they begin.' }),
    points: t.field({ type: [Point], description: 'Its points, the oldest first.', resolve: ({ points }) => points }),
    whole: t.field({
      type: SeriesFigures,
      description: 'What all of its observations come to.',
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
    description: 'How it went; null where the viewer sees no such scope.',
    args: {
      scope: t.arg({ type: ObservationScope, description: 'What of.' }),
      grain: t.arg({ type: Grain, required: true, defaultValue: 'DAY', description: 'How long its periods are.' }),
      from: t.arg({
        type: 'DateTime',
        description: 'From when on they begin; some 30 periods before the end where left out.',
      }),
      to: t.arg({
        type: 'DateTime',
        description: 'Before when they begin, at most 1,000 periods after the first; now where left out.',
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
