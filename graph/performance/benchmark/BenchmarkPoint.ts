import { builder } from '../../kernel/builder.ts'
import type { Level } from './attainment.ts'
import { Benchmark } from './Benchmark.ts'
import { scopeIdIn } from './BenchmarkScope.ts'
import { BenchmarkLevel } from './enums.ts'
import { attainmentAt, levelAt } from './measure.ts'
import { mostPoints, pointsOf } from './readPoints.ts'
import { standingAt } from './readStandings.ts'

interface Shape {
  startsAt: Date
  value: number
  attainment: number | null
  level: Level | null
}

export const BenchmarkPoint = builder.objectRef<Shape>('BenchmarkPoint').implement({
  description: 'A closed period of a metric that has a value, as evaluated by a benchmark.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the period of the point began.' }),
    value: t.exposeFloat('value', { description: 'The value of the metric.' }),
    attainment: t.exposeFloat('attainment', {
      nullable: true,
      description: 'The share of the target attained, from 0 to 100; null if there is no target.',
    }),
    level: t.expose('level', {
      type: BenchmarkLevel,
      nullable: true,
      description: 'The level attained; null if there is no target.',
    }),
  }),
})

builder.prismaObjectField(Benchmark, 'series', (t) =>
  t.field({
    type: [BenchmarkPoint],
    description: 'The latest points in one scope, oldest first; periods without data are omitted.',
    args: {
      scopeId: t.arg.id({
        description: 'The id of the organization, location, vehicle or person; defaults to the worst scope.',
      }),
      last: t.arg.int({ required: true, defaultValue: 30, description: `How many, at most ${mostPoints}.` }),
    },
    select: { id: true },
    resolve: async ({ id }, { scopeId, last }, context) => {
      const standing = await standingAt(context, id, scopeIdIn(scopeId))
      if (!standing) return []
      const points = await pointsOf(context, standing, last)
      return points.map((point) => ({
        ...point,
        attainment: attainmentAt(standing.measure, point.value),
        level: levelAt(standing.measure, point.value),
      }))
    },
  }),
)
