import { builder } from '../../kernel/builder.ts'
import { Benchmark } from './Benchmark.ts'
import { BenchmarkScope, scopeIdIn } from './BenchmarkScope.ts'
import { levels, type Level } from './attainment.ts'
import { BenchmarkLevel } from './enums.ts'
import { levelAt } from './measure.ts'
import { pointsOf, usualPoints } from './readPoints.ts'
import { standingAt, standingsOf, type Standing } from './readStandings.ts'

const mostScopes = 100

export const BenchmarkCondition = builder.objectRef<Standing>('BenchmarkCondition').implement({
  description: 'How a benchmark stands in one scope, by its last closed point that has a value.',
  fields: (t) => ({
    scope: t.field({ type: BenchmarkScope, description: 'What it is of.', resolve: (standing) => standing }),
    pointAt: t.expose('pointAt', { type: 'DateTime', description: 'When the point began.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the point was closed.' }),
    value: t.exposeFloat('value', { description: 'The value of the metric.' }),
    target: t.float({
      nullable: true,
      description: 'What the value is measured against; null where there is no target.',
      resolve: ({ measure }) => measure.target,
    }),
    attainment: t.exposeFloat('attainment', {
      nullable: true,
      description: 'How much of the target that is, from 0 to 100; null where there is no target.',
    }),
    level: t.expose('level', {
      type: BenchmarkLevel,
      nullable: true,
      description: 'Where that stands among the levels; null where there is no target.',
    }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      description: `Since which point it has been at this level without a break, as far as its last ${usualPoints} points say; null where there is no target.`,
      resolve: async (standing, _args, context) => {
        if (!standing.level) return null
        const points = await pointsOf(context, standing, usualPoints)
        const other = points.findLastIndex(({ value }) => levelAt(standing.measure, value) !== standing.level)
        return (points[other + 1] ?? points[0])!.startsAt
      },
    }),
  }),
})

interface LevelCountShape {
  level: Level
  scopes: number
}

const LevelCount = builder.objectRef<LevelCountShape>('BenchmarkLevelCount').implement({
  description: 'How many scopes of a benchmark stand at a level.',
  fields: (t) => ({
    level: t.expose('level', { type: BenchmarkLevel, description: 'The level.' }),
    scopes: t.exposeInt('scopes', { description: 'How many stand there.' }),
  }),
})

builder.prismaObjectFields(Benchmark, (t) => ({
  condition: t.field({
    type: BenchmarkCondition,
    nullable: true,
    description: 'How it stands in a scope; null where there is no data, or no such scope for the viewer.',
    args: {
      scopeId: t.arg.id({ description: 'The organization, location, vehicle or person; the worst where left out.' }),
    },
    select: { id: true },
    resolve: ({ id }, { scopeId }, context) => standingAt(context, id, scopeIdIn(scopeId)),
  }),
  conditions: t.field({
    type: [BenchmarkCondition],
    description: `How it stands in each scope that has data, the worst first; at most ${mostScopes}.`,
    select: { id: true },
    resolve: async ({ id }, _args, context) => (await standingsOf(context, id)).slice(0, mostScopes),
  }),
  levelCounts: t.field({
    type: [LevelCount],
    description: 'How many of its scopes stand at which level, the best level first; levels without any are left out.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      const standings = await standingsOf(context, id)
      return levels
        .map((level) => ({ level, scopes: standings.filter((standing) => standing.level === level).length }))
        .filter(({ scopes }) => scopes)
    },
  }),
}))
