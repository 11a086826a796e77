import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { declareNode } from '../../kernel/declareNode.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import { visibleScope } from '../action/visibleActions.ts'
import { keptDelegations } from './keptDelegations.ts'

/** Those from and to the viewer, in the trees that they belong to. */
export function ownDelegations(context: Context): Prisma.DelegationWhereInput {
  const { id: viewerId, rootIds } = context.requireViewer()
  return { action: { rootId: { in: rootIds } }, OR: [{ fromId: viewerId }, { toId: viewerId }] }
}

/** Delegations are seen with their records; one's own stay in sight where the record does not. */
const visibleDelegations = (context: Context): Prisma.DelegationWhereInput => ({
  OR: [{ action: toWhere(visibleScope(context.requireViewer())) }, ownDelegations(context)],
})

declareNode('Delegation', visibleDelegations, { past: keptDelegations })
