import { Benchmark } from '../benchmark/Benchmark.ts'
import { builder } from '../../kernel/builder.ts'
import { compare, comparedColumns, PeerComparison } from './peerComparison.ts'

builder.prismaObjectField(Benchmark, 'peers', (t) =>
  t.field({
    type: PeerComparison,
    nullable: true,
    description:
      "How its organization compares with its peers on this metric; null if the viewer may see neither the comparison nor the organization's own value.",
    select: { organizationId: true, metric: { select: comparedColumns } },
    resolve: ({ metric, organizationId }, _args, context) => compare(context, metric, [organizationId]),
  }),
)
