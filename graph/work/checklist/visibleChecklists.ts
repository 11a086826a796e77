import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { libraryWhere, requirePlaced } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

export const visibleChecklists = (context: Context): Prisma.ChecklistWhereInput => libraryWhere(context.requireViewer())

export const loadChecklists: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Checklist', select: { id: true } })
  const where = { AND: [visibleChecklists(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.checklist.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

export const loadChecklistItems: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'ChecklistItem', select: { id: true } })
  const where = { checklist: visibleChecklists(context), id: { in: ids.filter(isUuid) } }
  const rows = await context.db.prisma.checklistItem.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The checklist that a mutation has written, for its answer. */
export function loadWritten(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Checklist', select: { id: true } })
  return context.db.prisma.checklist.findUniqueOrThrow({ ...query, where: { id } })
}

/** The checklist that an input names, as the viewer reads it. */
export async function findChecklist(context: Context, id: string) {
  const checklist = await context.db.prisma.checklist.findFirst({
    where: { AND: [visibleChecklists(context), { id: uuidOf('Checklist', id, 'The checklist') }] },
  })
  if (!checklist) throw new NotFoundError('The checklist')
  return checklist
}

/** The same, which the viewer may change. */
export async function checklistToChange(context: Context, id: string) {
  const checklist = await findChecklist(context, id)
  requirePlaced(context.requireViewer(), 'tasks.edit', checklist)
  return checklist
}
