import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { placementColumns, requirePlaced } from '../../kernel/placed.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { visibleTaskItems } from '../task/visibleTasks.ts'
import { findSop } from './visibleSops.ts'

mutation('assignSop', {
  description: 'Sets by which SOP the records of a task item are done, or that there is none.',
  policy: 'tasks.edit',
  input: (t) => ({
    taskItemId: t.id({ required: true, description: 'The item of the catalogue.' }),
    sopId: t.id({ description: 'The SOP; null for none.' }),
    version: t.int({ description: 'The version of the item that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const item = await context.db.prisma.taskItem.findFirst({
      where: { AND: [visibleTaskItems(context), { id: uuidOf('TaskItem', input.taskItemId, 'The task item') }] },
      select: { id: true, version: true, majorTask: { select: placementColumns } },
    })
    if (!item) throw new NotFoundError('The task item')
    requirePlaced(context.requireViewer(), 'tasks.edit', item.majorTask)
    const sop = input.sopId == null ? null : await findSop(context, input.sopId)
    if (sop && sop.rootId !== item.majorTask.rootId) throw new NotFoundError('The SOP')
    if (sop && sop.status !== 'ACTIVE')
      throw new ValidationError([{ path: 'sopId', message: 'This SOP is archived; choose another.' }])
    const version = input.version ?? item.version
    const sopId = sop?.id ?? null
    return write(async ({ taskItem }) => {
      await changeVersioned(taskItem, 'The task item', { id: item.id, version }, { sopId }, {})
      return { taskItemId: item.id }
    })
  },
  success: (t) => ({
    taskItem: t.field({
      type: TaskItem,
      description: 'The item as it is now.',
      resolve: ({ taskItemId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'TaskItem', select: { id: true } })
        return context.db.prisma.taskItem.findUniqueOrThrow({ ...query, where: { id: taskItemId } })
      },
    }),
  }),
})
