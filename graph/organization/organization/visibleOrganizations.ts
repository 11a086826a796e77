import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { anyOf } from '../../kernel/scope.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The organizations a viewer sees: those they belong to, and all below. */
export function visibleOrganizations(context: Context): Prisma.OrganizationWhereInput {
  const scope = context.requireViewer().scope('organizations.read')
  return anyOf(
    scope.flatMap(({ column, ids }): Prisma.OrganizationWhereInput[] =>
      column === 'rootId' ? [{ rootId: { in: ids } }] : column === 'organizationId' ? [{ id: { in: ids } }] : [],
    ),
  )
}

export const loadOrganizations: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } })
  const rows = await context.db.prisma.organization.findMany({
    ...query,
    where: { AND: [visibleOrganizations(context), { id: { in: ids.filter(isUuid) } }] },
  })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** An organization by its id, those of one request together; null where the viewer does not see it. */
export function organizationInSight(context: Context, info: GraphQLResolveInfo, id: string): Promise<never | null> {
  const query = queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } })
  return context
    .loader<string, never | null>(
      `organization ${JSON.stringify(query)}`,
      async (ids) => (await loadOrganizations([...ids], context, info)) as (never | null)[],
    )
    .load(id)
}
