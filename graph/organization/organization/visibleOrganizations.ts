import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { anyOf } from '../../kernel/scope.ts'

/** The organizations a viewer sees: those they belong to, and all below. */
export function visibleOrganizations(context: Context): Prisma.OrganizationWhereInput {
  const scope = context.requireViewer().scope('organizations.read')
  return anyOf(
    scope.flatMap(({ column, ids }): Prisma.OrganizationWhereInput[] =>
      column === 'rootId' ? [{ rootId: { in: ids } }] : column === 'organizationId' ? [{ id: { in: ids } }] : [],
    ),
  )
}

export const { load: loadOrganizations, loadOne: organizationInSight } = declareNode(
  'Organization',
  visibleOrganizations,
)
