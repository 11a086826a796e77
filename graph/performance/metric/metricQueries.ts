import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy, uuidAsked } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { containsText } from '../../kernel/statement/pattern.ts'
import { unstorable } from '../../kernel/validation.ts'
import { MetricCategory, MetricStatus } from './enums.ts'
import { Metric } from './Metric.ts'
import { visibleMetrics } from './visibleMetrics.ts'

const order = [{ category: 'asc' }, { isStandard: 'desc' }, { name: 'asc' }, { legacyId: 'asc' }] as const

builder.queryFields((t) => ({
  metrics: t.connection({
    type: Metric,
    description: 'The library of metrics: by category, the standard ones first, then by name.',
    ...policy('metrics.read'),
    args: {
      search: t.arg.string({ description: 'Part of the name, the key or the description.' }),
      category: t.arg({ type: MetricCategory, description: 'Only those that are about this.' }),
      statuses: t.arg({ type: [MetricStatus], description: 'Only those that stand so; those in use where left out.' }),
      organizationId: t.arg.id({ description: 'Only those of the tree of this organization.' }),
    },
    resolve: (_root, args, context, info) => {
      const within = uuidAsked('Organization', args.organizationId)
      const statuses = args.statuses ?? ['ACTIVE']
      const search = args.search?.trim()
      if (unstorable(search).length) throw badArgument('search', 'leave out characters that are none')
      const where = {
        AND: [
          visibleMetrics(context),
          within
            ? { organization: { root: { tree: { some: { AND: [visibleOrganizations(context), { id: within }] } } } } }
            : {},
          { category: args.category ?? undefined, status: { in: statuses } },
          search
            ? {
                OR: [
                  { name: containsText(search) },
                  { key: containsText(search) },
                  { description: containsText(search) },
                ],
              }
            : {},
        ],
      }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Metric',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      return pageByNumber('metrics', args, (page) =>
        context.db.prisma.metric.findMany({ ...query, where, orderBy: [...order], ...page }),
      )
    },
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
