import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { unstorable } from '../../kernel/validation.ts'
import { Metric } from './Metric.ts'
import { metricList } from './metricList.ts'
import { visibleMetrics } from './visibleMetrics.ts'

builder.queryFields((t) => ({
  metrics: t.connection({
    type: Metric,
    description: 'The library of metrics.',
    ...policy('metrics.read'),
    args: metricList.args(t),
    resolve: (_root, args, context, info) => metricList.page(context, info, args, 'metrics'),
  }),
  metric: t.prismaField({
    type: Metric,
    nullable: true,
    description: 'The metric that is known by this key in the tree of the viewer, or null where there is none.',
    ...policy('metrics.read'),
    args: { key: t.arg.string({ required: true, description: 'Its key, as mtbf.' }) },
    resolve: (query, _root, { key }, context) =>
      unstorable(key).length
        ? null
        : context.db.prisma.metric.findFirst({
            ...query,
            where: { AND: [visibleMetrics(context), { key }] },
            orderBy: { legacyId: 'asc' },
          }),
  }),
}))
