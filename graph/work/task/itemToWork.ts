import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleTaskItems } from './visibleTasks.ts'

interface Named {
  taskItemId?: string | null
  taskItemInternalID?: number | null
}

/** The item that is to be put to work in a tree; undefined where none is named. */
export async function itemToWork(context: Context, rootId: string, { taskItemId, taskItemInternalID }: Named) {
  if (taskItemId == null && taskItemInternalID == null) return undefined
  const asked =
    taskItemId == null ? { legacyId: taskItemInternalID! } : { id: uuidOf('TaskItem', taskItemId, 'The task item') }
  const item = await context.db.prisma.taskItem.findFirst({
    where: { AND: [visibleTaskItems(context), { majorTask: { rootId } }, asked] },
    include: { majorTask: { select: { active: true } } },
  })
  if (!item) throw new NotFoundError('The task item')
  if (item.active && item.majorTask.active) return item
  throw new ValidationError([{ path: 'taskItemId', message: 'This item is archived; choose another.' }])
}
