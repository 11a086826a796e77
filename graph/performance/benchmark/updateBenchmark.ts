import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { metricIn } from '../metric/visibleMetrics.ts'
import { check } from '../../kernel/validation.ts'
import { benchmarkFields, benchmarkInput, columnsOf, jobRoleIn, requireMargin, requireSense } from './benchmarkInput.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { changeBenchmark } from './changeBenchmark.ts'
import { requireOfTree } from './requireOfTree.ts'
import { benchmarkToChange } from './visibleBenchmarks.ts'
import * as m from './__generated__/messages.ts'

mutation('updateBenchmark', {
  description: 'Updates a benchmark and re-evaluates its past points; omitted fields are unchanged.',
  policy: 'benchmarks.propose',
  input: (t) => ({
    id: t.id({ required: true, description: 'The benchmark.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    metricId: t.id({ description: 'The metric that the benchmark measures.' }),
    jobRoleId: t.id({ description: 'The responsible job role.' }),
    name: t.string({ description: 'The display name.' }),
    ...benchmarkFields(t),
  }),
  clears: { description: '', resetLevel: null, target: null, unitMargin: null },
  async resolve(input, call) {
    const { context } = call
    const before = await benchmarkToChange(context, input.id)
    if (before.status === 'ARCHIVED') throw new ConflictError(m.restoreFirst)
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
