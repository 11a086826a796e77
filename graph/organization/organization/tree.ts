// Where an organization stands in the tree, and what is right below it. Each is one statement for all that are asked.
import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { typesBelow } from './levels.ts'
import { Organization, OrganizationType } from './Organization.ts'
import { organizationList } from './organizationList.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'

builder.prismaObjectFields(Organization, (t) => ({
  ancestors: t.field({
    type: [Organization],
    description: 'The parent organizations from the root down, as far as visible to the viewer.',
    select: { path: true },
    resolve: async ({ path }, _args, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Organization', select: { legacyId: true } })
      const loader = context.loader<number, object | null>(`ancestors ${JSON.stringify(query)}`, async (numbers) => {
        const where = { AND: [visibleOrganizations(context), { legacyId: { in: [...numbers] } }] }
        const rows = await context.db.prisma.organization.findMany({ ...query, where })
        const byNumber = new Map(rows.map((row) => [row.legacyId, row]))
        return numbers.map((number) => byNumber.get(number) ?? null)
      })
      const above = path.split('/').filter(Boolean).slice(0, -1).map(Number)
      const found = await loader.loadMany(above)
      return found.filter((row) => row !== null) as never[]
    },
  }),
  childCount: t.int({
    description: 'The number of direct sub-organizations, without archived ones.',
    select: { id: true },
    resolve: ({ id }, _args, context) => {
      const loader = context.loader<string, number>('child count', async (ids) => {
        const rows = await context.db.run<[string, number]>(
          'select parent_id, count(*) from organization where parent_id = any($1::uuid[]) and archived_at is null group by 1',
          [[...ids]],
        )
        const counts = new Map(rows)
        return ids.map((one) => counts.get(one) ?? 0)
      })
      return loader.load(id)
    },
  }),
  childTypes: t.field({
    type: [OrganizationType],
    description: 'The types a sub-organization may have.',
    select: { type: true },
    resolve: ({ type }) => typesBelow(type),
  }),
  children: t.connection({
    type: Organization,
    description: 'The direct sub-organizations.',
    select: { id: true },
    args: organizationList.args(t),
    resolve: ({ id }, args, context, info) =>
      organizationList.page(context, info, id, args, {
        list: 'children',
        rows: () => 'organization l where l.parent_id = p.id',
      }),
  }),
}))
