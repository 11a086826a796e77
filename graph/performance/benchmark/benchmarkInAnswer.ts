import type { builder } from '../../kernel/builder.ts'
import { Benchmark } from './Benchmark.ts'
import { loadWrittenBenchmark } from './visibleBenchmarks.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { benchmarkId: string }>

/** The fields of an answer that is the benchmark. */
export const benchmarkInAnswer = (t: SuccessBuilder) => ({
  benchmark: t.field({
    type: Benchmark,
    description: 'The benchmark after the change.',
    resolve: ({ benchmarkId }, _args, context, info) => loadWrittenBenchmark(context, info, benchmarkId),
  }),
})
