import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { unstorable } from '../../kernel/validation.ts'
import { Metric } from './Metric.ts'
import { metricList } from './metricList.ts'
import { visibleMetrics } from './visibleMetrics.ts'

builder.queryFields((t) => ({
  metrics: t.connection({
    type: Metric,
    description: 'The metric library.',
    ...policy('metrics.read'),
    args: metricList.args(t),
    resolve: (_root, args, context, info) => metricList.page(context, info, args, 'metrics'),
  }),
  metric: t.prismaField({
    type: Metric,
    nullable: true,
    description: "A metric by its key under the viewer's root organization; null if it does not exist.",
    ...policy('metrics.read'),
    args: { key: t.arg.string({ required: true, description: 'The key of the metric, e.g. mtbf.' }) },
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
