import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requireListed } from '../../kernel/listed.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { taskRecordInAnswer } from './taskInAnswer.ts'
import { given } from './taskItemInput.ts'
import { assigneesIn, requireUrgent, taskRecordFields, taskRecordShape } from './taskRecordInput.ts'
import { taskRecordToChange } from './tasksToChange.ts'
import { placeOf } from './taskRecordPlace.ts'

mutation('updateTaskRecord', {
  description:
    'Changes a task record, archives it or brings it back; what is left out stays, and so do the action records made of it, while later ones follow it.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The task record.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    departmentId: t.id({
      description:
        'The department responsible for it; that of the group, where one is given; null for the whole organization.',
    }),
    groupId: t.id({ description: 'The group responsible for it; null for the whole department.' }),
    ...taskRecordFields(t),
    status: t.field({
      type: ActiveStatus,
      description: 'Whether it is at work; what is archived makes no more action records.',
    }),
  }),
  async resolve(
    { id: globalId, version: asked, locationId: location, assigneeIds, departmentId, groupId, ...input },
    { context, write },
  ) {
    const before = await taskRecordToChange(context, globalId)
    const { id, rootId } = before
    const place = await placeOf(context, before, { departmentId, groupId })
    const fields = given({ ...input, ...check(taskRecordShape, input) })
    requireListed(context, fields)
    if (fields.priorityId !== before.priorityId) requireUrgent(context, { ...before, ...place }, fields.priorityId ?? 0)
    const locationId = location == null ? location : await locationIn(context, rootId, location)
    const assignees = assigneeIds && (await assigneesIn(context, before, assigneeIds))
    const version = asked ?? before.version
    return write(async ({ taskRecord, taskRecordAssignee }) => {
      await changeVersioned(taskRecord, 'The task record', { id, version }, { ...fields, ...place, locationId })
      if (assignees) {
        await taskRecordAssignee.deleteMany({ where: { taskRecordId: id } })
        await taskRecordAssignee.createMany({
          data: assignees.map((userId, position) => ({ taskRecordId: id, userId, position })),
        })
      }
      return { taskRecordId: id }
    })
  },
  success: taskRecordInAnswer,
})
