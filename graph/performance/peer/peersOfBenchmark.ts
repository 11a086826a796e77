import { Benchmark } from '../benchmark/Benchmark.ts'
import { builder } from '../../kernel/builder.ts'
import { compare, comparedColumns, PeerComparison } from './peerComparison.ts'

builder.prismaObjectField(Benchmark, 'peers', (t) =>
  t.field({
    type: PeerComparison,
    nullable: true,
    description:
      'How its organization stands among its peers by its metric; null where the viewer sees neither that nor its own value.',
    select: { organizationId: true, metric: { select: comparedColumns } },
    resolve: ({ metric, organizationId }, _args, context) => compare(context, metric, [organizationId]),
  }),
)
