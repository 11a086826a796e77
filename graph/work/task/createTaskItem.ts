import { withoutNulls } from '../../kernel/withoutNulls.ts'
import { AlreadyExistsError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { requireListed } from '../../kernel/listed.ts'
import { check, name } from '../../kernel/validation.ts'
import { taskItemInAnswer } from './taskInAnswer.ts'
import { taskItemInput, taskItemShape } from './taskItemInput.ts'
import { majorTaskToChange } from './tasksToChange.ts'
import * as t from './__generated__/messages.ts'

/** Daily, Normal, for delivery, a task within the house. */
export const usualItem = {
  serviceTimeMins: 0,
  actionClassId: 1,
  priorityId: 4,
  objectiveId: 3,
  transactionTypeId: 1,
  ttpTypeId: 1,
}

mutation('createTaskItem', {
  description: 'Adds an item to a major task.',
  policy: 'tasks.edit',
  input: (t) => ({
    majorTaskId: t.id({ required: true, description: 'The major task.' }),
    name: t.string({ required: true, description: 'Display name, unique within its major task.' }),
    ...taskItemInput(t),
  }),
  errors: [AlreadyExistsError],
  async resolve({ majorTaskId: majorTaskGlobalId, ...input }, { context, write }) {
    const majorTask = await majorTaskToChange(context, majorTaskGlobalId)
    const checked = check(taskItemShape.extend({ name }), input)
    requireListed(context, input)
    if (!majorTask.active) throw new ValidationError([{ path: 'majorTaskId', message: t.archivedMajorTask }])
    const data = {
      ...usualItem,
      ...withoutNulls({ ...input, ...checked }),
      name: checked.name,
      majorTaskId: majorTask.id,
    }
    return orNameTaken(
      t.itemNameTaken,
      write(async ({ taskItem }) => ({ taskItemId: (await taskItem.create({ data, select: { id: true } })).id })),
    )
  },
  success: taskItemInAnswer,
})
