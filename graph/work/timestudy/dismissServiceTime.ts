import { mutation } from '../../kernel/mutation.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { driftToDecide } from './decideDrift.ts'
import { loadTaskItem } from '../task/visibleTasks.ts'

mutation('dismissServiceTime', {
  description: 'Turns down what the last runs speak for; it comes back when their median has moved on by another 15 %.',
  policy: 'timeStudies.publish',
  input: (t) => ({
    taskItemId: t.id({ required: true, description: 'The work.' }),
    medianMins: t.float({ description: 'The median that was seen; another one is a conflict.' }),
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
      description: 'The work, without the proposal.',
      resolve: ({ taskItemId }, _args, context, info) => loadTaskItem(context, info, taskItemId),
    }),
  }),
})
