import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { anyOf } from '../../kernel/scope.ts'

/** Invitations are seen by whoever may make them. */
export function visibleInvitations(context: Context): Prisma.InvitationWhereInput {
  return anyOf(
    context
      .requireViewer()
      .organizationsWith('organization.administer')
      .map(({ column, ids }): Prisma.InvitationWhereInput =>
        column === 'rootId' ? { organization: { rootId: { in: ids } } } : { organizationId: { in: ids } },
      ),
  )
}

export const { loadWritten: loadInvitation } = declareNode('Invitation', visibleInvitations)
