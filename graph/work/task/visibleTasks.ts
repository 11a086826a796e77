// Who sees what of the catalogue: major tasks and items are a library of their tree, task records stand in a place.
import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { libraryWhere, placedWhere } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

export const visibleMajorTasks = (context: Context): Prisma.MajorTaskWhereInput => libraryWhere(context.requireViewer())

export const visibleTaskItems = (context: Context): Prisma.TaskItemWhereInput => ({
  majorTask: visibleMajorTasks(context),
})

export const visibleTaskRecords = (context: Context): Prisma.TaskRecordWhereInput =>
  placedWhere(context.requireViewer(), 'tasks.use')

export const { named: majorTaskNamed } = declareNode('MajorTask', visibleMajorTasks, { what: 'The major task' })

export const { loadWritten: loadTaskItem, named: taskItemNamed } = declareNode('TaskItem', visibleTaskItems, {
  what: 'The task item',
})

const taskRecords = declareNode('TaskRecord', visibleTaskRecords, {
  what: 'The task record',
})
export const { named: taskRecordNamed } = taskRecords

/** A task record by its id, those of one request together; null where the viewer does not see it. */
export function loadTaskRecord(context: Context, info: GraphQLResolveInfo, id: string): Promise<never | null> {
  const query = queryFromInfo({ context, info, typeName: 'TaskRecord', select: { id: true } })
  return context
    .loader<string, never | null>(
      `task record ${JSON.stringify(query)}`,
      async (ids) => (await taskRecords.load([...ids], context, info)) as (never | null)[],
    )
    .load(id)
}
