import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Benchmark } from './Benchmark.ts'
import { BenchmarkScope, scopeIdIn } from './BenchmarkScope.ts'
import { levels, type Level } from './attainment.ts'
import { BenchmarkLevel } from './enums.ts'
import { levelAt } from './measure.ts'
import { pointsOf, usualPoints, type BenchmarkPointShape } from './readPoints.ts'
import { standingAt, standingsOf, type Standing } from './readStandings.ts'

const mostScopes = 100

export const BenchmarkCondition = builder.objectRef<Standing>('BenchmarkCondition').implement({
  description: 'The condition of a benchmark in one scope, by its last closed point with a value.',
  fields: (t) => ({
    scope: t.field({
      type: BenchmarkScope,
      description: 'The scope whose condition this is.',
      resolve: (standing) => standing,
    }),
    pointAt: t.expose('pointAt', { type: 'DateTime', description: "When the point's period began." }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: "When the point's period ended." }),
    value: t.exposeFloat('value', { description: 'The value of the metric.' }),
    target: t.float({
      nullable: true,
      description: 'The target the value is measured against; null if not set.',
      resolve: ({ measure }) => measure.target,
    }),
    attainment: t.exposeFloat('attainment', {
      nullable: true,
      description: 'The share of the target attained, from 0 to 100; null if there is no target.',
    }),
    level: t.expose('level', {
      type: BenchmarkLevel,
      nullable: true,
      description: 'The level attained; null if there is no target.',
    }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      description: `Since which point it has been at this level without a break, as far as its last ${usualPoints} points say; null where there is no target.`,
      resolve: async (standing, _args, context) => (await atLevel(context, standing)).at(0)?.startsAt ?? null,
    }),
    pointsAtLevel: t.int({
      description: `How many of its last ${usualPoints} points in a row are at this level, where ${usualPoints} means that many or more; 0 where there is no target.`,
      resolve: async (standing, _args, context) => (await atLevel(context, standing)).length,
    }),
  }),
})

/** The last points without a break that are at the level of a standing; none where it has no level. */
async function atLevel(context: Context, standing: Standing): Promise<BenchmarkPointShape[]> {
  if (!standing.level) return []
  const points = await pointsOf(context, standing, usualPoints)
  return points.slice(points.findLastIndex(({ value }) => levelAt(standing.measure, value) !== standing.level) + 1)
}

interface LevelCountShape {
  level: Level
  scopes: number
}

const LevelCount = builder.objectRef<LevelCountShape>('BenchmarkLevelCount').implement({
  description: 'The number of scopes of a benchmark at one level.',
  fields: (t) => ({
    level: t.expose('level', { type: BenchmarkLevel, description: 'The level that these scopes are at.' }),
    scopes: t.exposeInt('scopes', { description: 'The number of scopes at this level.' }),
  }),
})

builder.prismaObjectFields(Benchmark, (t) => ({
  condition: t.field({
    type: BenchmarkCondition,
    nullable: true,
    description:
      'The current condition in one scope; null if there is no data, or no such scope visible to the viewer.',
    args: {
      scopeId: t.arg.id({
        description: 'The id of the organization, location, vehicle or person; defaults to the worst scope.',
      }),
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
    description: 'The number of scopes at each level, best level first; levels without scopes are omitted.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      const standings = await standingsOf(context, id)
      return levels
        .map((level) => ({ level, scopes: standings.filter((standing) => standing.level === level).length }))
        .filter(({ scopes }) => scopes)
    },
  }),
}))
