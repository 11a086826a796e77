import { builder } from '../../kernel/builder.ts'
import { Benchmark } from './Benchmark.ts'
import { scopeIdIn } from './BenchmarkScope.ts'
import { controlLimits, fewestPoints, type ControlLimits, type ControlPoint } from './controlLimits.ts'
import { ControlRule } from './enums.ts'
import { mostPoints, pointsOf } from './readPoints.ts'
import { standingAt } from './readStandings.ts'
import * as m from './__generated__/messages.ts'

const Point = builder.objectRef<ControlPoint & { startsAt: Date }>('ControlChartPoint').implement({
  description: 'A point of a control chart.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: "When the point's period began." }),
    value: t.exposeFloat('value', { description: 'The value of the point.' }),
    range: t.exposeFloat('range', {
      nullable: true,
      description: 'The distance from the previous point; null for the first point.',
    }),
    rules: t.expose('rules', {
      type: [ControlRule],
      description: 'The Western Electric rules that a run of points ending with this one breaks.',
    }),
  }),
})

const Limits = builder.objectRef<Omit<ControlLimits, 'points'>>('ControlLimits').implement({
  description: 'The control limits of an individuals and moving range chart, computed from its points.',
  fields: (t) => ({
    mean: t.exposeFloat('mean', { description: 'The mean of the points.' }),
    upper: t.exposeFloat('upper', {
      description: 'The upper limit: the mean plus 2.66 times the mean moving range, which is three sigma.',
    }),
    lower: t.exposeFloat('lower', { description: 'The lower limit: the mean minus 2.66 times the mean moving range.' }),
    meanRange: t.exposeFloat('meanRange', { description: 'The mean of the moving ranges.' }),
    upperRange: t.exposeFloat('upperRange', {
      description: 'The upper limit of the moving ranges: 3.267 times their mean.',
    }),
  }),
})

interface Shape {
  points: (ControlPoint & { startsAt: Date })[]
  limits: ControlLimits | null
}

const ControlChart = builder.objectRef<Shape>('ControlChart').implement({
  description: 'An individuals and moving range chart of the latest points of a benchmark.',
  fields: (t) => ({
    points: t.expose('points', {
      type: [Point],
      description: 'The points, oldest first; periods without data are omitted.',
    }),
    limits: t.expose('limits', {
      type: Limits,
      nullable: true,
      description: 'The control limits; null if there are too few points.',
    }),
    noLimitsBecause: t.string({
      nullable: true,
      description: 'Why there are no control limits; null if there are.',
      resolve: ({ points, limits }, _args, { language }) =>
        limits ? null : m.limitsTake({ fewest: fewestPoints, points: points.length }).in(language),
    }),
  }),
})

builder.prismaObjectField(Benchmark, 'controlChart', (t) =>
  t.field({
    type: ControlChart,
    description: 'The control chart of the latest points in one scope.',
    args: {
      scopeId: t.arg.id({
        description: 'The id of the organization, location, vehicle or person; defaults to the worst scope.',
      }),
      last: t.arg.int({ required: true, defaultValue: 60, description: `How many points, at most ${mostPoints}.` }),
    },
    select: { id: true },
    resolve: async ({ id }, { scopeId, last }, context) => {
      const standing = await standingAt(context, id, scopeIdIn(scopeId))
      const points = standing ? await pointsOf(context, standing, last) : []
      const limits = controlLimits(points.map(({ value }) => value)) ?? null
      return {
        limits,
        points: points.map((point, i) => ({
          range: i ? Math.abs(point.value - points[i - 1]!.value) : null,
          rules: [],
          ...limits?.points[i],
          ...point,
        })),
      }
    },
  }),
)
