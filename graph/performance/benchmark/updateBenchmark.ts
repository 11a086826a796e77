import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { metricIn } from '../metric/visibleMetrics.ts'
import { check } from '../../kernel/validation.ts'
import { benchmarkFields, benchmarkInput, columnsOf, jobRoleIn, requireMargin, requireSense } from './benchmarkInput.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { changeBenchmark } from './changeBenchmark.ts'
import { requireOfTree } from './requireOfTree.ts'
import { benchmarkToChange } from './visibleBenchmarks.ts'

mutation('updateBenchmark', {
  description: 'Changes a benchmark, and asks about its past points again; what is left out stays as it is.',
  policy: 'benchmarks.propose',
  input: (t) => ({
    id: t.id({ required: true, description: 'The benchmark.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    metricId: t.id({ description: 'The metric that it holds to its levels.' }),
    jobRoleId: t.id({ description: 'The job role that answers for it.' }),
    name: t.string({ description: 'What it is called.' }),
    ...benchmarkFields(t),
  }),
  clears: { description: '', resetLevel: null, target: null, unitMargin: null },
  async resolve(input, call) {
    const { context } = call
    const before = await benchmarkToChange(context, input.id)
    if (before.status === 'ARCHIVED') throw new ConflictError('The benchmark is archived. Restore it first.')
    requireMargin(context, input, before)
    const metric = input.metricId ? await metricIn(context, input.metricId) : before.metric
    if (input.metricId) requireOfTree(metric, before.rootId)
    const jobRoleId = input.jobRoleId ? await jobRoleIn(context, before.rootId, input.jobRoleId) : undefined
    const given = { ...columnsOf(check(benchmarkInput, input)), jobRoleId, metricId: metric.id }
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    requireSense(context, { ...before, ...set }, metric)
    return changeBenchmark(call, { id: before.id, version: input.version ?? before.version }, set)
  },
  success: benchmarkInAnswer,
})
