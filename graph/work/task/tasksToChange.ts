// What an input names to be changed: seen by the viewer, who may change it.
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { placementColumns, requirePlaced } from '../../kernel/placed.ts'
import { visibleMajorTasks, visibleTaskItems, visibleTaskRecords } from './visibleTasks.ts'

export async function majorTaskToChange(context: Context, globalId: string) {
  const id = uuidOf('MajorTask', globalId, 'The major task')
  const majorTask = await context.db.prisma.majorTask.findFirst({
    where: { AND: [visibleMajorTasks(context), { id }] },
  })
  if (!majorTask) throw new NotFoundError('The major task')
  requirePlaced(context.requireViewer(), 'tasks.edit', majorTask)
  return majorTask
}

export async function taskItemToChange(context: Context, globalId: string) {
  const id = uuidOf('TaskItem', globalId, 'The task item')
  const item = await context.db.prisma.taskItem.findFirst({
    where: { AND: [visibleTaskItems(context), { id }] },
    include: { majorTask: { select: placementColumns } },
  })
  if (!item) throw new NotFoundError('The task item')
  requirePlaced(context.requireViewer(), 'tasks.edit', item.majorTask)
  return item
}

export async function taskRecordToChange(context: Context, globalId: string) {
  const id = uuidOf('TaskRecord', globalId, 'The task record')
  const record = await context.db.prisma.taskRecord.findFirst({
    where: { AND: [visibleTaskRecords(context), { id }] },
    include: { organization: { select: { path: true } } },
  })
  if (!record) throw new NotFoundError('The task record')
  requirePlaced(context.requireViewer(), 'tasks.edit', record)
  return record
}
