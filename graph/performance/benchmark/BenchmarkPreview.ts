import { builder } from '../../kernel/builder.ts'
import { badArgument, inputPath, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { metricIn } from '../metric/visibleMetrics.ts'
import { policy } from '../../kernel/node.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { reachesPlaced } from '../../kernel/placed.ts'
import { check } from '../../kernel/validation.ts'
import type { Level } from './attainment.ts'
import { columnsOf, measureFields, measureInput, requireSense, seed } from './benchmarkInput.ts'
import { BenchmarkLevel } from './enums.ts'
import { previewBenchmark, type Preview, type PreviewPoint } from './previewBenchmark.ts'
import { the } from '../../kernel/noun.ts'

const mostDays = 366

const BenchmarkPreviewInput = builder.inputType('BenchmarkPreviewInput', {
  description: 'The measurement settings of a benchmark that is not saved yet.',
  fields: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization the benchmark would belong to.' }),
    metricId: t.id({ required: true, description: 'The metric.' }),
    ...measureFields(t),
  }),
})

const Point = builder.objectRef<PreviewPoint>('BenchmarkPreviewPoint').implement({
  description: 'A past point as the benchmark would have evaluated it.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the period of the point began.' }),
    value: t.exposeFloat('value', { description: 'The value of the metric.' }),
    level: t.expose('level', {
      type: BenchmarkLevel,
      nullable: true,
      description: 'The level of the benchmark attained.',
    }),
    opens: t.exposeBoolean('opens', { description: 'Whether a breach would have opened at this point.' }),
  }),
})

const LevelPoints = builder.objectRef<{ level: Level; points: number }>('BenchmarkLevelPoints').implement({
  description: 'The number of past points at one level.',
  fields: (t) => ({
    level: t.expose('level', { type: BenchmarkLevel, description: 'The level that these points reached.' }),
    points: t.exposeInt('points', { description: 'The number of points at this level.' }),
  }),
})

const Example = builder.objectRef<{ name: string; points: PreviewPoint[] }>('BenchmarkPreviewExample').implement({
  description: 'The past points of one scope.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the scope.' }),
    points: t.expose('points', { type: [Point], description: 'The points, oldest first.' }),
  }),
})

const BenchmarkPreview = builder.objectRef<Preview>('BenchmarkPreview').implement({
  description: 'The results a benchmark would have had on past data.',
  fields: (t) => ({
    days: t.exposeInt('days', { description: 'The number of days covered.' }),
    scopes: t.exposeInt('scopes', { description: 'The number of scopes with data.' }),
    points: t.exposeInt('points', { description: 'The total number of points in these scopes.' }),
    levels: t.expose('levels', {
      type: [LevelPoints],
      description: 'The number of points at each level, best level first.',
    }),
    breaches: t.exposeInt('breaches', { description: 'The number of breaches that would have opened.' }),
    recovered: t.exposeInt('recovered', { description: 'The number of these breaches that would have recovered.' }),
    example: t.expose('example', {
      type: Example,
      nullable: true,
      description: 'The scope that would have had the most breaches; null if there is no data.',
    }),
  }),
})

builder.queryField('benchmarkPreview', (t) =>
  t.field({
    type: BenchmarkPreview,
    description: 'The results a benchmark would have had in the past, before it is saved.',
    ...policy('benchmarks.propose'),
    args: {
      input: t.arg({ type: BenchmarkPreviewInput, required: true, description: 'The benchmark.' }),
      days: t.arg.int({ required: true, defaultValue: 90, description: `Over how many days, at most ${mostDays}.` }),
    },
    resolve: async (_root, { input, days }, context) => {
      if (days < 1 || days > mostDays) throw badArgument('days', `ask for 1 to ${mostDays}`)
      try {
        const { organization: _organization, ...place } = await placeIn(context, {
          organizationId: input.organizationId,
        })
        const viewer = context.requireViewer()
        if (!reachesPlaced(viewer, 'benchmarks.propose', place))
          throw badArgument('input.organizationId', viewer.refusal('benchmarks.propose', place.rootId))
        const metric = await metricIn(context, input.metricId)
        if (metric.rootId !== place.rootId) throw new NotFoundError(the('Metric'))
        const given = { ...seed, ...columnsOf(check(measureInput, input)) }
        requireSense(context, given, metric)
        const target = given.target ?? metric.targetThreshold
        const wanted = {
          ...given,
          target,
          resetLevel: given.resetLevel ?? null,
          alertIf: metric.alertIf,
          metricId: metric.id,
          organizationId: place.organizationId,
        }
        const seesOthers = given.scopeKind !== 'PERSON' || reachesPlaced(viewer, 'records.see', place)
        return await previewBenchmark(context, wanted, days, seesOthers ? null : viewer.id)
      } catch (error) {
        if (error instanceof ValidationError)
          throw badArgument(inputPath(error.fields[0]!.path), error.fields[0]!.message)
        if (error instanceof NotFoundError) throw badArgument('input', error.message)
        throw error
      }
    },
  }),
)
