import { mutation } from '../../kernel/mutation.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { setStatus } from './setStatus.ts'

mutation('restoreBenchmark', {
  description: 'Takes an archived benchmark back into use.',
  policy: 'benchmarks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The benchmark.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  resolve: (input, call) =>
    setStatus(input, call, {
      from: ['ARCHIVED'],
      to: 'ACTIVE',
      obstacle: 'The benchmark is not archived.',
      declinedBecause: null,
    }),
  success: benchmarkInAnswer,
})
