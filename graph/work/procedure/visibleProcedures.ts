import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { placementColumns, requirePlaced } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { visibleTaskItems } from '../task/visibleTasks.ts'

/** Procedures are read by whoever reads their item. */
const visibleProcedures = (context: Context): Prisma.ProcedureWhereInput => ({
  taskItem: visibleTaskItems(context),
})

export const loadProcedures: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Procedure', select: { id: true } })
  const where = { AND: [visibleProcedures(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.procedure.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The procedure that a mutation has written, for its answer. */
export function loadWritten(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Procedure', select: { id: true } })
  return context.db.prisma.procedure.findUniqueOrThrow({ ...query, where: { id } })
}

/** The procedure that an input names, which the viewer may edit: whoever administers the organization that keeps its item. */
export async function procedureToChange(context: Context, id: string) {
  const procedure = await context.db.prisma.procedure.findFirst({
    where: { AND: [visibleProcedures(context), { id: uuidOf('Procedure', id, 'The procedure') }] },
    include: { taskItem: { select: { majorTask: { select: placementColumns } } } },
  })
  if (!procedure) throw new NotFoundError('The procedure')
  requirePlaced(context.requireViewer(), 'organization.administer', procedure.taskItem.majorTask)
  return procedure
}
