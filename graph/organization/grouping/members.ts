// Which organizations are in a grouping, and whose it is, as far as the viewer sees. Each is one statement for all
// groupings.
import { builder } from '../../kernel/builder.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { Organization } from '../organization/Organization.ts'
import { organizationList } from '../organization/organizationList.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Grouping } from './Grouping.ts'

builder.prismaObjectFields(Grouping, (t) => ({
  organization: t.field({
    type: Organization,
    nullable: true,
    description:
      'The organization that owns the grouping, for use by it and its sub-organizations; null if not visible to the viewer.',
    select: { organizationId: true },
    resolve: ({ organizationId }, _args, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } })
      const loader = context.loader<string, object | null>(`grouping of ${JSON.stringify(query)}`, async (ids) => {
        const where = { AND: [visibleOrganizations(context), { id: { in: [...ids] } }] }
        const rows = await context.db.prisma.organization.findMany({ ...query, where })
        return ids.map((id) => rows.find((row) => row.id === id) ?? null)
      })
      return loader.load(organizationId) as Promise<never>
    },
  }),
  members: t.connection({
    type: Organization,
    description: 'The organizations directly in the grouping that are visible to the viewer.',
    select: { id: true },
    args: organizationList.args(t),
    resolve: ({ id }, args, context, info) =>
      organizationList.page(context, info, id, args, {
        list: 'members',
        rows: (parameters) => {
          const isSeen = whereSql('Organization', visibleOrganizations(context), parameters, 'l')
          return `organization_grouping s join organization l on l.id = s.organization_id where s.grouping_id = p.id and ${isSeen}`
        },
      }),
  }),
  memberCount: t.int({
    description: 'The number of organizations directly in the grouping that are visible to the viewer.',
    select: { id: true },
    resolve: ({ id }, _args, context) => {
      const loader = context.loader<string, number>('grouping member count', async (ids) => {
        const rows = await context.db.prisma.organizationGrouping.groupBy({
          by: ['groupingId'],
          where: { groupingId: { in: [...ids] }, organization: visibleOrganizations(context) },
          _count: true,
        })
        return ids.map((one) => rows.find(({ groupingId }) => groupingId === one)?._count ?? 0)
      })
      return loader.load(id)
    },
  }),
}))
