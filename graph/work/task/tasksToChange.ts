// What an input names to be changed: seen by the viewer, who may change it.
import type { Context } from '../../kernel/context.ts'
import { placementColumns, requirePlaced } from '../../kernel/placed.ts'
import { majorTaskNamed, taskItemNamed, taskRecordNamed } from './visibleTasks.ts'

export async function majorTaskToChange(context: Context, globalId: string) {
  const majorTask = await majorTaskNamed(context, globalId)
  requirePlaced(context.requireViewer(), 'tasks.edit', majorTask)
  return majorTask
}

export async function taskItemToChange(context: Context, globalId: string) {
  const item = await taskItemNamed(context, globalId, { include: { majorTask: { select: placementColumns } } })
  requirePlaced(context.requireViewer(), 'tasks.edit', item.majorTask)
  return item
}

export async function taskRecordToChange(context: Context, globalId: string) {
  const record = await taskRecordNamed(context, globalId, { include: { organization: { select: { path: true } } } })
  requirePlaced(context.requireViewer(), 'tasks.edit', record)
  return record
}
