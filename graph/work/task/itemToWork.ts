import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { visibleTaskItems } from './visibleTasks.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

interface Named {
  taskItemId?: string | null
  taskItemInternalID?: number | null
}

const readItem = rowReader('taskItem', (context, rootId: string) => ({
  where: { AND: [visibleTaskItems(context), { majorTask: { rootId } }] },
  include: { majorTask: { select: { active: true } } },
}))

/** The item that is to be put to work in a tree; undefined where none is named. */
export async function itemToWork(
  context: Context,
  rootId: string,
  { taskItemId, taskItemInternalID }: Named,
  path = 'taskItemId',
) {
  if (taskItemId == null && taskItemInternalID == null) return undefined
  const key = taskItemId == null ? taskItemInternalID! : uuidOf('TaskItem', taskItemId)
  const item = await readItem(context, key, rootId)
  if (!item) throw new NotFoundError(the('TaskItem'))
  if (item.active && item.majorTask.active) return item
  throw new ValidationError([{ path, message: t.archivedItem }])
}
