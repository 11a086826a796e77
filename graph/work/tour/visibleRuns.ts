import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { placedWhere } from '../../kernel/placed.ts'

/** The runs where the viewer uses tours, and those that are given to them. */
export function visibleRuns(context: Context): Prisma.TourRunWhereInput {
  const viewer = context.requireViewer()
  return { OR: [placedWhere(viewer, 'tasks.use'), { assigneeId: viewer.id, rootId: { in: viewer.rootIds } }] }
}

export const { loadWritten: loadWrittenRun } = declareNode('TourRun', visibleRuns)

declareNode('TourRunStop', (context) => ({ run: visibleRuns(context) }))
