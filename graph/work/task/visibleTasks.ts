// Who sees what of the catalogue: major tasks and items are a library of their tree, task records stand in a place.
import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { libraryWhere, placedWhere } from '../../kernel/placed.ts'

export const visibleMajorTasks = (context: Context): Prisma.MajorTaskWhereInput => libraryWhere(context.requireViewer())

export const visibleTaskItems = (context: Context): Prisma.TaskItemWhereInput => ({
  majorTask: visibleMajorTasks(context),
})

export const visibleTaskRecords = (context: Context): Prisma.TaskRecordWhereInput =>
  placedWhere(context.requireViewer(), 'tasks.use')

export const { named: majorTaskNamed } = declareNode('MajorTask', visibleMajorTasks)

export const { loadWritten: loadTaskItem, named: taskItemNamed } = declareNode('TaskItem', visibleTaskItems)

export const { loadOne: loadTaskRecord, named: taskRecordNamed } = declareNode('TaskRecord', visibleTaskRecords)
