import { mutation } from '../../kernel/mutation.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { driftToDecide } from './decideDrift.ts'
import { loadTaskItem } from '../task/visibleTasks.ts'
import { recordServiceTime } from '../task/recordServiceTime.ts'
import { wholeMinutes } from './results.ts'

mutation('acceptServiceTime', {
  description: 'Makes the median of the last ten runs the service time of some work.',
  policy: 'timeStudies.publish',
  input: (t) => ({
    taskItemId: t.id({ required: true, description: 'The work.' }),
    medianMins: t.float({ description: 'The median that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { taskItemId, version, medianMins } = await driftToDecide(context, input)
    const minutes = wholeMinutes(medianMins * 60)
    return write(async (transaction) => {
      const where = { id: taskItemId, version }
      await changeVersioned(transaction.taskItem, 'The task item', where, { serviceTimeMins: minutes }, { shown: {} })
      const publishedById = context.requireViewer().id
      await recordServiceTime(transaction, {
        taskItemId,
        minutes,
        exactMins: medianMins,
        source: 'DRIFT',
        publishedById,
        at: context.now,
      })
      await transaction.serviceTimeDismissal.deleteMany({ where: { taskItemId } })
      return { taskItemId }
    })
  },
  success: (t) => ({
    taskItem: t.field({
      type: TaskItem,
      description: 'The work as it is now.',
      resolve: ({ taskItemId }, _args, context, info) => loadTaskItem(context, info, taskItemId),
    }),
  }),
})
