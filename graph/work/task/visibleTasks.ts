// Who sees what of the catalogue: major tasks and items are a library of their tree, task records stand in a place.
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { libraryWhere, placedWhere } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

export const visibleMajorTasks = (context: Context): Prisma.MajorTaskWhereInput => libraryWhere(context.requireViewer())

export const visibleTaskItems = (context: Context): Prisma.TaskItemWhereInput => ({
  majorTask: visibleMajorTasks(context),
})

export const visibleTaskRecords = (context: Context): Prisma.TaskRecordWhereInput =>
  placedWhere(context.requireViewer(), 'tasks.use')

export const loadMajorTasks: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'MajorTask', select: { id: true } })
  const where = { AND: [visibleMajorTasks(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.majorTask.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

export const loadTaskItems: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'TaskItem', select: { id: true } })
  const where = { AND: [visibleTaskItems(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.taskItem.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

export const loadTaskRecords: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'TaskRecord', select: { id: true } })
  const where = { AND: [visibleTaskRecords(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.taskRecord.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** A task record by its id, those of one request together; null where the viewer does not see it. */
export function loadTaskRecord(context: Context, info: GraphQLResolveInfo, id: string): Promise<never | null> {
  const query = queryFromInfo({ context, info, typeName: 'TaskRecord', select: { id: true } })
  return context
    .loader<string, never | null>(
      `task record ${JSON.stringify(query)}`,
      async (ids) => (await loadTaskRecords([...ids], context, info)) as (never | null)[],
    )
    .load(id)
}
