import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { anyOf } from '../../kernel/scope.ts'

/** The requests that a viewer may decide about. */
export function decidableRequests(context: Context): Prisma.AssociationRequestWhereInput {
  return anyOf(
    context
      .requireViewer()
      .organizationsWith('associations.accept')
      .map(({ column, ids }): Prisma.AssociationRequestWhereInput =>
        column === 'rootId' ? { organization: { rootId: { in: ids } } } : { organizationId: { in: ids } },
      ),
  )
}

/** The viewer's own requests, and those that they may decide about. */
export const visibleRequests = (context: Context): Prisma.AssociationRequestWhereInput => ({
  OR: [{ userId: context.requireViewer().id }, decidableRequests(context)],
})

export const { loadWritten: loadRequest } = declareNode('AssociationRequest', visibleRequests)
