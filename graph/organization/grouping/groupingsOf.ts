// The groupings of an organization: those that are its own or that it may use, and where it stands in each hierarchy.
import type { GraphQLResolveInfo } from 'graphql'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Organization } from '../organization/Organization.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Grouping } from './Grouping.ts'
import { groupingTypes } from './groupingTypes.ts'
import { numbersOf } from './visibleGroupings.ts'

const order = [{ typeId: 'asc' }, { name: 'asc' }, { legacyId: 'asc' }] as const

/** The grouping in which an organization stands, in one statement for all organizations and hierarchies. */
async function standing(context: Context, info: GraphQLResolveInfo, organizationId: string, typeId: number) {
  const query = queryFromInfo({ context, info, typeName: 'Grouping', select: { id: true } })
  const loader = context.loader<string, { typeId: number; grouping: object }[]>(
    `standing ${JSON.stringify(query)}`,
    async (ids) => {
      const rows = await context.db.prisma.organizationGrouping.findMany({
        where: { organizationId: { in: [...ids] } },
        select: { organizationId: true, typeId: true, grouping: query },
      })
      return ids.map((one) => rows.filter((row) => row.organizationId === one))
    },
  )
  const found = await loader.load(organizationId)
  return (found.find((row) => row.typeId === typeId)?.grouping ?? null) as never
}

builder.prismaObjectFields(Organization, (t) => {
  const stands = (typeId: number, description: string) =>
    t.field({
      type: Grouping,
      nullable: true,
      description,
      select: { id: true },
      resolve: ({ id }, _args, context, info) => standing(context, info, id, typeId),
    })

  return {
    managementGrouping: stands(groupingTypes.MANAGEMENT, 'The grouping in the management hierarchy.'),
    productivityGrouping: stands(groupingTypes.PRODUCTIVITY, 'The grouping in the productivity hierarchy.'),
    qualityGrouping: stands(groupingTypes.QUALITY, 'The grouping in the quality hierarchy.'),
    regionGrouping: stands(groupingTypes.REGION, 'The grouping in the regional hierarchy.'),
    groupings: t.field({
      type: [Grouping],
      description: 'The groupings that belong to the organization, by type and name.',
      select: { path: true, legacyId: true },
      args: {
        includeAbove: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: 'Includes groupings of parent organizations, which the organization may use.',
        }),
      },
      resolve: async ({ path, legacyId }, { includeAbove }, context, info) => {
        const select = { organization: { select: { legacyId: true } } }
        const query = queryFromInfo({ context, info, typeName: 'Grouping', select })
        const numbers = includeAbove ? numbersOf(path) : [legacyId]
        const loader = context.loader<number, object[]>(`groupings ${JSON.stringify(query)}`, async (owners) => {
          const where = { organization: { legacyId: { in: [...owners] } } }
          const rows = await context.db.prisma.grouping.findMany({ ...query, where, orderBy: [...order] })
          return owners.map((owner) => rows.filter((row) => row.organization.legacyId === owner))
        })
        const found = (await loader.loadMany(numbers)).flatMap((rows) => (rows instanceof Error ? [] : rows))
        return found as never[]
      },
    }),
  }
})
