import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
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

export const { load: loadOrganizations } = declareNode('Organization', visibleOrganizations)

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
