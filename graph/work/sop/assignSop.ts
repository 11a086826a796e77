import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { placementColumns, requirePlaced } from '../../kernel/placed.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { loadTaskItem, taskItemNamed } from '../task/visibleTasks.ts'
import { findSop } from './visibleSops.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

mutation('assignSop', {
  description: 'Sets or removes the SOP for the records of a task item.',
  policy: 'tasks.edit',
  input: (t) => ({
    taskItemId: t.id({ required: true, description: 'The task item.' }),
    sopId: t.id({ description: 'The SOP; null for none.' }),
    version: t.int({
      description: 'The expected version of the task item; any other current version returns a `ConflictError`.',
    }),
  }),
  async resolve(input, { context, write }) {
    const item = await taskItemNamed(context, input.taskItemId, {
      select: { id: true, version: true, majorTask: { select: placementColumns } },
    })
    requirePlaced(context.requireViewer(), 'tasks.edit', item.majorTask)
    const sop = input.sopId == null ? null : await findSop(context, input.sopId)
    if (sop && sop.rootId !== item.majorTask.rootId) throw new NotFoundError(the('Sop'))
    if (sop && sop.status !== 'ACTIVE') throw new ValidationError([{ path: 'sopId', message: t.archivedSop }])
    const version = input.version ?? item.version
    const sopId = sop?.id ?? null
    return write(async ({ taskItem }) => {
      await changeVersioned(taskItem, the('TaskItem'), { id: item.id, version }, { sopId }, { shown: {} })
      return { taskItemId: item.id }
    })
  },
  success: (t) => ({
    taskItem: t.field({
      type: TaskItem,
      description: 'The task item after the change.',
      resolve: ({ taskItemId }, _args, context, info) => loadTaskItem(context, info, taskItemId),
    }),
  }),
})
