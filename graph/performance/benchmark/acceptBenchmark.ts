import { mutation } from '../../kernel/mutation.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { notProposed } from './permissions.ts'
import { setStatus } from './setStatus.ts'

mutation('acceptBenchmark', {
  description: 'Takes a benchmark that was proposed into use.',
  policy: 'benchmarks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The benchmark.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  resolve: (input, call) => setStatus(input, call, { from: ['PROPOSED'], to: 'ACTIVE', obstacle: notProposed }),
  success: benchmarkInAnswer,
})
