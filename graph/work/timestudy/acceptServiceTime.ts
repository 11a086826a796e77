import { mutation } from '../../kernel/mutation.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { driftToDecide } from './decideDrift.ts'
import { loadTaskItem } from '../task/visibleTasks.ts'
import { recordServiceTime } from '../task/recordServiceTime.ts'
import { wholeMinutes } from './results.ts'
import { the } from '../../kernel/noun.ts'

mutation('acceptServiceTime', {
  description: 'Sets the service time of a task item to the median of its last ten runs.',
  policy: 'timeStudies.publish',
  input: (t) => ({
    taskItemId: t.id({ required: true, description: 'The task item.' }),
    medianMins: t.float({
      description:
        'The median the decision is based on, in minutes; any other current median returns a `ConflictError`.',
    }),
  }),
  async resolve(input, { context, write }) {
    const { taskItemId, version, medianMins } = await driftToDecide(context, input)
    const minutes = wholeMinutes(medianMins * 60)
    return write(async (transaction) => {
      const where = { id: taskItemId, version }
      await changeVersioned(transaction.taskItem, the('TaskItem'), where, { serviceTimeMins: minutes }, { shown: {} })
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
      description: 'The task item after the change.',
      resolve: ({ taskItemId }, _args, context, info) => loadTaskItem(context, info, taskItemId),
    }),
  }),
})
