import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { placementColumns, requirePlaced } from '../../kernel/placed.ts'
import { visibleTaskItems } from '../task/visibleTasks.ts'

/** Procedures are read by whoever reads their item. */
const visibleProcedures = (context: Context): Prisma.ProcedureWhereInput => ({
  taskItem: visibleTaskItems(context),
})

const procedures = declareNode('Procedure', visibleProcedures)
export const { loadWritten } = procedures

/**
 * The procedure that an input names, which the viewer may edit: whoever administers the organization that keeps its
 * item.
 */
export async function procedureToChange(context: Context, id: string) {
  const procedure = await procedures.named(context, id, {
    include: { taskItem: { select: { majorTask: { select: placementColumns } } } },
  })
  requirePlaced(context.requireViewer(), 'organization.administer', procedure.taskItem.majorTask)
  return procedure
}
