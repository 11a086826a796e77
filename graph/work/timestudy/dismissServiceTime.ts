import { mutation } from '../../kernel/mutation.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { driftToDecide } from './decideDrift.ts'
import { loadTaskItem } from '../task/visibleTasks.ts'

mutation('dismissServiceTime', {
  description:
    'Dismisses a proposed service time; it is proposed again once the median of recent runs has moved by another 15 %.',
  policy: 'timeStudies.publish',
  input: (t) => ({
    taskItemId: t.id({ required: true, description: 'The task item.' }),
    medianMins: t.float({
      description:
        'The median the decision is based on, in minutes; any other current median returns a `ConflictError`.',
    }),
  }),
  async resolve(input, { context, write }) {
    const { taskItemId, medianMins } = await driftToDecide(context, input)
    const row = { medianMins, dismissedById: context.requireViewer().id, at: context.now }
    return write(async ({ serviceTimeDismissal }) => {
      await serviceTimeDismissal.upsert({
        where: { taskItemId },
        create: { taskItemId, ...row },
        update: row,
        select: { taskItemId: true },
      })
      return { taskItemId }
    })
  },
  success: (t) => ({
    taskItem: t.field({
      type: TaskItem,
      description: 'The task item, without the proposal.',
      resolve: ({ taskItemId }, _args, context, info) => loadTaskItem(context, info, taskItemId),
    }),
  }),
})
