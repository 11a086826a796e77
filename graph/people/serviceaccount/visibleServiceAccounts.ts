import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { declareNode } from '../../kernel/declareNode.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'

/** Those of each root organization that the viewer administers. What concerns accounts is not for tokens. */
export function visibleServiceAccounts(context: Context): Prisma.ServiceAccountWhereInput {
  const viewer = context.requireViewer()
  requireScope(viewer, 'ACCOUNT')
  const administered = viewer.rootIds.filter((rootId) =>
    viewer.mayAt('organization.administer', { rootId, organizationId: rootId }),
  )
  return { rootId: { in: administered } }
}

export const { loadWritten, named: serviceAccountNamed } = declareNode('ServiceAccount', visibleServiceAccounts)
