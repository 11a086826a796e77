import { Breach } from './Breach.ts'
import { visibleBreaches } from './visibleBreaches.ts'
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Benchmark } from '../benchmark/Benchmark.ts'

builder.prismaObjectField(Benchmark, 'openBreaches', (t) =>
  t.field({
    type: [Breach],
    description: 'Open breaches visible to the viewer, newest first.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'breach',
        type: 'Breach',
        key: 'benchmarkId',
        parentId: id,
        where: { AND: [visibleBreaches(context), { recoveredAt: null }] },
        orderBy: [{ openedAt: 'desc' }, { legacyId: 'desc' }],
      }),
  }),
)
