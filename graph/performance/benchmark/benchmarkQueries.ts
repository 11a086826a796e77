import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { Benchmark } from './Benchmark.ts'
import { benchmarkList } from './benchmarkList.ts'

builder.queryField('benchmarks', (t) =>
  t.connection({
    type: Benchmark,
    description: 'The benchmarks visible to the viewer.',
    ...policy('benchmarks.read'),
    args: benchmarkList.args(t),
    resolve: (_root, args, context, info) => benchmarkList.page(context, info, args, 'benchmarks'),
  }),
)
