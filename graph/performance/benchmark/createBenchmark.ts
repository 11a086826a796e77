import { mutation } from '../../kernel/mutation.ts'
import { addBenchmark, newBenchmarkFields } from './addBenchmark.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'

mutation('createBenchmark', {
  description: 'Holds a metric to levels, with an owner: from then on each closed point is asked about.',
  policy: 'benchmarks.edit',
  input: newBenchmarkFields,
  resolve: (input, call) => addBenchmark(input, call, 'benchmarks.edit'),
  success: benchmarkInAnswer,
})
