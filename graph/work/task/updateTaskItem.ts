import { withoutNulls } from '../../kernel/withoutNulls.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { requireListed } from '../../kernel/listed.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { recordServiceTime } from './recordServiceTime.ts'
import { check } from '../../kernel/validation.ts'
import { taskItemInAnswer } from './taskInAnswer.ts'
import { taskItemInput, taskItemShape } from './taskItemInput.ts'
import { taskItemToChange } from './tasksToChange.ts'
import * as t from './__generated__/messages.ts'

mutation('updateTaskItem', {
  description: 'Updates a task item; omitted fields and task records created from it are unchanged.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The task item to update.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'Display name, unique within its major task.' }),
    ...taskItemInput(t),
  }),
  clears: { description: '', poNumber: '', system: '' },
  errors: [AlreadyExistsError],
  async resolve({ id: globalId, version: asked, ...input }, { context, write }) {
    const before = await taskItemToChange(context, globalId)
    const { id } = before
    const wanted = withoutNulls({ ...input, ...check(taskItemShape, input) })
    requireListed(context, wanted)
    const version = asked ?? before.version
    return orNameTaken(
      t.itemNameTaken,
      write(async (transaction) => {
        await changeVersioned(transaction.taskItem, t.theItem, { id, version }, wanted)
        const { serviceTimeMins: minutes = before.serviceTimeMins } = wanted
        if (minutes !== before.serviceTimeMins) {
          const publishedById = context.requireViewer().id
          await recordServiceTime(transaction, {
            taskItemId: id,
            minutes,
            source: 'EDIT',
            publishedById,
            at: context.now,
          })
        }
        return { taskItemId: id }
      }),
    )
  },
  success: taskItemInAnswer,
})
