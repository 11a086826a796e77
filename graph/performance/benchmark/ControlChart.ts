import { builder } from '../../kernel/builder.ts'
import { Benchmark } from './Benchmark.ts'
import { scopeIdIn } from './BenchmarkScope.ts'
import { controlLimits, fewestPoints, type ControlLimits, type ControlPoint } from './controlLimits.ts'
import { ControlRule } from './enums.ts'
import { mostPoints, pointsOf } from './readPoints.ts'
import { standingAt } from './readStandings.ts'

const Point = builder.objectRef<ControlPoint & { startsAt: Date }>('ControlChartPoint').implement({
  description: 'A point of a control chart.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When its period began.' }),
    value: t.exposeFloat('value', { description: 'Its value.' }),
    range: t.exposeFloat('range', {
      nullable: true,
      description: 'How far it is from the point before; null for the first.',
    }),
    rules: t.expose('rules', {
      type: [ControlRule],
      description: 'The Western Electric rules that it breaks, itself the last of the points that do.',
    }),
  }),
})

const Limits = builder.objectRef<Omit<ControlLimits, 'points'>>('ControlLimits').implement({
  description: 'The limits of an individuals and moving range chart, from its own points.',
  fields: (t) => ({
    mean: t.exposeFloat('mean', { description: 'The mean of the points.' }),
    upper: t.exposeFloat('upper', { description: 'The mean and 2.66 mean moving ranges, which is three sigma.' }),
    lower: t.exposeFloat('lower', { description: 'The mean less 2.66 mean moving ranges.' }),
    meanRange: t.exposeFloat('meanRange', { description: 'The mean of the moving ranges.' }),
    upperRange: t.exposeFloat('upperRange', { description: 'The limit of the moving ranges, 3.267 times their mean.' }),
  }),
})

interface Shape {
  points: (ControlPoint & { startsAt: Date })[]
  limits: ControlLimits | null
}

const ControlChart = builder.objectRef<Shape>('ControlChart').implement({
  description: 'An individuals and moving range chart of the last points of a benchmark.',
  fields: (t) => ({
    points: t.expose('points', {
      type: [Point],
      description: 'The points, oldest first; periods without data are none.',
    }),
    limits: t.expose('limits', {
      type: Limits,
      nullable: true,
      description: 'Its limits; null where there are too few points to say.',
    }),
    noLimitsBecause: t.string({
      nullable: true,
      description: 'Why it has no limits; null where it has.',
      resolve: ({ points, limits }) =>
        limits
          ? null
          : `Limits take ${fewestPoints} points; there ${points.length === 1 ? 'is' : 'are'} ${points.length || 'none'} yet.`,
    }),
  }),
})

builder.prismaObjectField(Benchmark, 'controlChart', (t) =>
  t.field({
    type: ControlChart,
    description: 'The control chart of its last points in a scope.',
    args: {
      scopeId: t.arg.id({ description: 'The organization, location, vehicle or person; the worst where left out.' }),
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
