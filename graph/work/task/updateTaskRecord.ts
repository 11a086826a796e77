import { withoutNulls } from '../../kernel/withoutNulls.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { requireListed } from '../../kernel/listed.ts'
import { changeManyVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { taskRecordInAnswer } from './taskInAnswer.ts'
import { assigneesIn, requireUrgent, taskRecordInput, taskRecordShape, writeAssignees } from './taskRecordInput.ts'
import { taskRecordToChange } from './tasksToChange.ts'
import { changedPlacement } from './taskRecordPlace.ts'
import { the } from '../../kernel/noun.ts'

mutation('updateTaskRecord', {
  description:
    'Updates a task record; omitted fields and existing action records are unchanged; later ones use the new values.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The task record to update.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    departmentId: t.id({
      description:
        'The department responsible for the task record; defaults to the department of the group, if one is given; null for the whole organization.',
    }),
    groupId: t.id({ description: 'The group responsible for the task record; null for the whole department.' }),
    ...taskRecordInput(t),
  }),
  clears: { departmentId: null, description: '', groupId: null, locationId: null, poNumber: '', vehicleId: null },
  async resolve(
    {
      id: globalId,
      version: asked,
      locationId: location,
      vehicleId: vehicle,
      assigneeIds,
      departmentId,
      groupId,
      ...input
    },
    { context, writeDraft },
  ) {
    const before = await taskRecordToChange(context, globalId)
    const { id, rootId } = before
    const place = await changedPlacement(context, before, { departmentId, groupId })
    const fields = withoutNulls({ ...input, ...check(taskRecordShape, input) })
    requireListed(context, fields)
    if (fields.priorityId !== before.priorityId) requireUrgent(context, { ...before, ...place }, fields.priorityId ?? 0)
    const locationId = location == null ? location : await locationIn(context, rootId, location)
    const vehicleId = await vehicleIn(context, rootId, vehicle, { kept: [before.vehicleId] })
    const assignees = assigneeIds && (await assigneesIn(context, before, assigneeIds))
    const version = asked ?? before.version
    return writeDraft(
      { id, version, data: { ...fields, ...place, locationId, vehicleId }, assignees },
      changeTaskRecords,
    )
  },
  success: taskRecordInAnswer,
})

interface Draft {
  id: string
  version: number
  data: Prisma.TaskRecordUncheckedUpdateManyInput
  assignees: string[] | null | undefined
}

async function changeTaskRecords({ taskRecord, taskRecordAssignee }: Transaction, drafts: readonly Draft[]) {
  await changeManyVersioned(taskRecord, the('TaskRecord'), drafts)
  const assigned = drafts.flatMap(({ id, assignees }) => (assignees ? [{ taskRecordId: id, assignees }] : []))
  if (assigned.length)
    await taskRecordAssignee.deleteMany({ where: { taskRecordId: { in: assigned.map((one) => one.taskRecordId) } } })
  await writeAssignees(taskRecordAssignee, assigned)
  return drafts.map(({ id }) => ({ taskRecordId: id }))
}
