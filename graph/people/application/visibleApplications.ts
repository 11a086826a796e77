import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { declareNode } from '../../kernel/declareNode.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'

/** Those of each root organization that the viewer belongs to: any of its people may let them act. */
export function visibleApplications(context: Context): Prisma.ApplicationWhereInput {
  const viewer = context.requireViewer()
  requireScope(viewer, 'ACCOUNT')
  return { rootId: { in: viewer.rootIds } }
}

export const { loadOne, loadWritten, named: applicationNamed } = declareNode('Application', visibleApplications)
