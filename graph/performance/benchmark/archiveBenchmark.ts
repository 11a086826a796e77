import { mutation } from '../../kernel/mutation.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { setStatus } from './setStatus.ts'

mutation('archiveBenchmark', {
  description: 'Takes a benchmark out of use: it is asked about no more, and what is open of it ends.',
  policy: 'benchmarks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The benchmark.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  resolve: (input, call) =>
    setStatus(input, call, {
      from: ['ACTIVE', 'PROPOSED'],
      to: 'ARCHIVED',
      obstacle: 'The benchmark is archived already.',
    }),
  success: benchmarkInAnswer,
})
