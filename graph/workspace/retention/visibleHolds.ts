// Legal holds are told to those who may place and lift them.
import { declareNode } from '../../kernel/declareNode.ts'
import type { Context } from '../../kernel/context.ts'

function visibleHolds(context: Context) {
  const viewer = context.requireViewer()
  const mayRetain = (rootId: string) => viewer.mayAt('organization.retain', { rootId, organizationId: rootId })
  return { rootId: { in: viewer.rootIds.filter(mayRetain) } }
}

export const { named: holdNamed } = declareNode('LegalHold', visibleHolds)
