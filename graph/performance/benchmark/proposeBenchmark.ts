import { mutation } from '../../kernel/mutation.ts'
import { addBenchmark, newBenchmarkFields } from './addBenchmark.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'

mutation('proposeBenchmark', {
  description: 'Proposes a benchmark: nothing is asked of it until somebody who may edit benchmarks takes it.',
  policy: 'benchmarks.propose',
  input: newBenchmarkFields,
  resolve: (input, call) => addBenchmark(input, call, 'benchmarks.propose'),
  success: benchmarkInAnswer,
})
