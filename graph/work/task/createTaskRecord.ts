import { ValidationError } from '../../kernel/errors.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { requireListed } from '../../kernel/listed.ts'
import { check } from '../../kernel/validation.ts'
import { itemToWork } from './itemToWork.ts'
import { taskRecordInAnswer } from './taskInAnswer.ts'
import { given } from './taskItemInput.ts'
import { assigneesIn, requireUrgent, taskRecordFields, taskRecordShape } from './taskRecordInput.ts'

mutation('createTaskRecord', {
  description: 'Puts an item to work in an organization; what is left out is as the item has it.',
  policy: 'tasks.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization responsible for it.' }),
    departmentId: t.id({ description: 'The department responsible for it; that of the group, where one is given.' }),
    departmentInternalID: t.int({ description: 'The same by its number.' }),
    groupId: t.id({ description: 'The group responsible for it.' }),
    groupInternalID: t.int({ description: 'The same by its number.' }),
    taskItemId: t.id({ description: 'The item.' }),
    taskItemInternalID: t.int({ description: 'The same by its number.' }),
    ...taskRecordFields(t),
    locationInternalID: t.int({ description: 'Where it is done, by the number of the location.' }),
  }),
  async resolve(input, { context, write }) {
    const place = await placeIn(context, input)
    const { id: creatorId } = context.requireViewer()
    const { organization: _organization, rootId, ...where } = place
    requirePlaced(context.requireViewer(), 'tasks.edit', place)
    const item = await itemToWork(context, rootId, input)
    const location = input.locationId ?? input.locationInternalID
    const locationId = location == null ? null : await locationIn(context, rootId, location)
    const assignees = await assigneesIn(context, place, input.assigneeIds ?? [])
    const checked = check(taskRecordShape, input)
    if (!item) throw new ValidationError([{ path: 'taskItemId', message: 'Choose an item of the catalogue.' }])
    const { classId, priorityId, serviceTimeMins, requiresSignOff } = { ...item, ...given({ ...input, ...checked }) }
    requireListed(context, { classId, priorityId })
    requireUrgent(context, place, priorityId)
    const texts = { title: checked.title ?? item.name, description: checked.description ?? '' }
    const data = {
      ...where,
      ...texts,
      taskItemId: item.id,
      classId,
      priorityId,
      serviceTimeMins,
      requiresSignOff,
      locationId,
      creatorId,
    }
    return write(async ({ taskRecord, taskRecordAssignee }) => {
      const { id: taskRecordId } = await taskRecord.create({
        data: { ...data, createdAt: context.now },
        select: { id: true },
      })
      if (assignees.length)
        await taskRecordAssignee.createMany({
          data: assignees.map((userId, position) => ({ taskRecordId, userId, position })),
        })
      return { taskRecordId }
    })
  },
  success: taskRecordInAnswer,
})
