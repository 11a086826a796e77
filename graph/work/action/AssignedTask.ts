import { Action } from './Action.ts'
import { loadAction } from './readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { ErrorInterface } from '../../kernel/errorTypes.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId } from '../../kernel/node.ts'
import { TaskRecord } from '../task/TaskRecord.ts'
import { loadTaskRecord } from '../task/visibleTasks.ts'

export interface Assigned {
  /** As it was named. */
  task: { id: string } | { number: number }
  userId: string
  taskRecordId: string | null
  actionId: string | null
  error: { code: string; message: string } | null
}

export const AssignedTask = builder.objectRef<Assigned>('AssignedTask').implement({
  description: 'The outcome of assigning one task to one user.',
  fields: (t) => ({
    internalID: t.int({
      ...legacy(),
      nullable: true,
      description: 'The number of the task, where it was named by that.',
      resolve: ({ task }) => ('number' in task ? task.number : null),
    }),
    userId: t.id({
      description: 'The id of the user, as given in the input.',
      resolve: ({ userId }) => globalId('User', userId),
    }),
    taskRecord: t.field({
      type: TaskRecord,
      nullable: true,
      description: 'The task record after the change; null if the task is not a task record.',
      resolve: ({ taskRecordId }, _args, context, info) =>
        taskRecordId ? loadTaskRecord(context, info, taskRecordId) : null,
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The action record after the change; null if the task is not an action record.',
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
    error: t.expose('error', {
      type: ErrorInterface,
      nullable: true,
      description: 'Why the task was not assigned; null if it was.',
    }),
  }),
})
