import { withoutNulls } from '../../kernel/withoutNulls.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { requireListed } from '../../kernel/listed.ts'
import { check } from '../../kernel/validation.ts'
import { itemToWork } from './itemToWork.ts'
import { taskRecordInAnswer } from './taskInAnswer.ts'
import { inherited } from '../../kernel/fields.ts'
import { taskRecordFields } from './fields.ts'
import { assigneesIn, requireUrgent, taskRecordInput, taskRecordShape, writeAssignees } from './taskRecordInput.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import * as t from './__generated__/messages.ts'

mutation('createTaskRecord', {
  description:
    'Creates a task record by assigning a task item to an organization; omitted fields default to the values of the item.',
  policy: 'tasks.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization responsible for it.' }),
    departmentId: t.id({ description: 'The department responsible for it; defaults to the department of the group.' }),
    departmentInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
    groupId: t.id({ description: 'The group responsible for it.' }),
    groupInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
    taskItemId: t.id({ description: 'The task item to assign.', ...orLegacy() }),
    taskItemInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
    ...taskRecordInput(t),
    locationInternalID: t.int({ description: 'Where it is done, by the number of the location.', ...legacy() }),
    vehicleInternalID: t.int({ description: 'The vehicle, by its number.', ...legacy() }),
  }),
  async resolve(input, { context, writeDraft }) {
    const place = await placeIn(context, input)
    const { id: creatorId } = context.requireViewer()
    const { organization: _organization, rootId, ...where } = place
    requirePlaced(context.requireViewer(), 'tasks.edit', place)
    const item = await itemToWork(context, rootId, input)
    const location = input.locationId ?? input.locationInternalID
    const locationId = location == null ? null : await locationIn(context, rootId, location)
    const vehicleId = await vehicleIn(context, rootId, input.vehicleId ?? input.vehicleInternalID)
    const assignees = await assigneesIn(context, place, input.assigneeIds ?? [])
    const checked = check(taskRecordShape, input)
    if (!item) throw new ValidationError([{ path: 'taskItemId', message: t.chooseItem }])
    const { actionClassId, priorityId } = { ...item, ...withoutNulls(input) }
    requireListed(context, { actionClassId, priorityId })
    requireUrgent(context, place, priorityId)
    const data = {
      ...where,
      // How an item is done is read there; a task record says more.
      ...inherited(taskRecordFields, checked, { ...item, title: item.name, description: '' }),
      taskItemId: item.id,
      actionClassId,
      priorityId,
      locationId,
      vehicleId,
      creatorId,
    }
    return writeDraft({ data: { ...data, createdAt: context.now }, assignees }, addTaskRecords)
  },
  success: taskRecordInAnswer,
})

interface Draft {
  data: Prisma.TaskRecordCreateManyInput
  assignees: string[]
}

/** Adds task records, each with whom its action records go to in turn. */
export async function addTaskRecords({ taskRecord, taskRecordAssignee }: Transaction, drafts: readonly Draft[]) {
  const rows = await taskRecord.createManyAndReturn({ data: drafts.map(({ data }) => data), select: { id: true } })
  const made = drafts.map(({ assignees }, i) => ({ taskRecordId: rows[i]!.id, assignees }))
  await writeAssignees(taskRecordAssignee, made)
  return made.map(({ taskRecordId }) => ({ taskRecordId }))
}
