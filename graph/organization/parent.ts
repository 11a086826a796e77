import { queryFromInfo } from '@pothos/plugin-prisma'
import { builder } from '../builder.ts'
import { Organization } from './Organization.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'

builder.prismaObjectField(Organization, 'parent', (t) =>
  t.field({
    type: Organization,
    nullable: true,
    description: 'The organization above it, where the viewer sees that.',
    select: { parentId: true },
    resolve: ({ parentId }, _args, context, info) => {
      if (!parentId) return null
      const query = queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } })
      const loader = context.loader<string, object | null>(`parent ${JSON.stringify(query)}`, async (ids) => {
        const where = { AND: [visibleOrganizations(context), { id: { in: [...ids] } }] }
        const rows = await context.db.prisma.organization.findMany({ ...query, where })
        return ids.map((id) => rows.find((row) => row.id === id) ?? null)
      })
      return loader.load(parentId) as Promise<never>
    },
  }),
)
