// Work for people, many at once: each task and person is allowed or refused by itself, as assigning a record is.
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { oneByOne } from '../../kernel/oneByOne.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import { uuidOf } from '../../kernel/node.ts'
import { AssignedTask } from './AssignedTask.ts'
import { assignTask } from './assignTask.ts'
import * as t from './__generated__/messages.ts'

const atMost = 500

mutation('assignTasksToUsers', {
  description:
    'Assigns tasks to people; several people share a task record in turn; an action record goes to one; safe to repeat.',
  policy: 'records.manage',
  input: (t) => ({
    ids: t.idList({ description: 'The task records and action records to assign.', ...orLegacy() }),
    internalIDs: t.intList({
      description: 'The numbers of the records, as an alternative or in addition to the ids.',
      ...legacy(),
    }),
    userIds: t.idList({ required: true, description: 'The users to assign them to.' }),
  }),
  async resolve({ ids, internalIDs, userIds }, call) {
    const tasks = [...(ids ?? []).map((id) => ({ id })), ...(internalIDs ?? []).map((number) => ({ number }))]
    if (!tasks.length) throw new ValidationError([{ path: 'ids', message: t.nameTask }])
    if (!userIds.length) throw new ValidationError([{ path: 'userIds', message: t.namePerson }])
    if (tasks.length * userIds.length > atMost) {
      throw new ValidationError([{ path: 'ids', message: t.assignAtMost({ most: atMost }) }])
    }
    const people = [...new Set(userIds.map((id) => uuidOf('User', id)))]
    return oneByOne(
      call,
      tasks,
      (each, task) => assignTask(each, task, people),
      (results) => ({ results: results.flat() }),
    )
  },
  success: (t) => ({
    results: t.expose('results', {
      type: [AssignedTask],
      description: 'The outcome for each task and user, grouped by task.',
    }),
  }),
})
