import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { libraryWhere, requirePlaced } from '../../kernel/placed.ts'

export const visibleChecklists = (context: Context): Prisma.ChecklistWhereInput => libraryWhere(context.requireViewer())

export const { loadOne: loadChecklist, loadWritten, named: findChecklist } = declareNode('Checklist', visibleChecklists)

declareNode('ChecklistItem', (context) => ({ checklist: visibleChecklists(context) }))

/** The same, which the viewer may change. */
export async function checklistToChange(context: Context, id: string) {
  const checklist = await findChecklist(context, id)
  requirePlaced(context.requireViewer(), 'tasks.edit', checklist)
  return checklist
}
