import { mutation } from '../../kernel/mutation.ts'
import { addBenchmark, newBenchmarkFields } from './addBenchmark.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'

mutation('createBenchmark', {
  description:
    'Creates a benchmark with target levels and an owner for a metric; each point that closes from then on is evaluated.',
  policy: 'benchmarks.edit',
  input: newBenchmarkFields,
  resolve: (input, call) => addBenchmark(input, call, 'benchmarks.edit'),
  success: benchmarkInAnswer,
})
