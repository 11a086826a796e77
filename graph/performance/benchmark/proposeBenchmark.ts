import { mutation } from '../../kernel/mutation.ts'
import { addBenchmark, newBenchmarkFields } from './addBenchmark.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'

mutation('proposeBenchmark', {
  description: 'Proposes a benchmark; it has no effect until a user who may edit benchmarks accepts it.',
  policy: 'benchmarks.propose',
  input: newBenchmarkFields,
  resolve: (input, call) => addBenchmark(input, call, 'benchmarks.propose'),
  success: benchmarkInAnswer,
})
