import { addAction } from '../../work/action/addAction.ts'
import { Action } from '../../work/action/Action.ts'
import { assignableFor } from '../../work/task/assignees.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { requireCreate } from '../../work/action/requireCreate.ts'
import { ConflictError, LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { instantOf } from '../../kernel/time/wallTime.ts'
import { itemToChange } from './actionItemInput.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { noteChange } from './noteChange.ts'
import { wallAt } from './schedule.ts'
import * as t from './__generated__/messages.ts'

const daily = 1
const normal = 4
const lastMinute = 24 * 60 - 1

mutation('createActionFromAppointmentItem', {
  description:
    "Creates an action record from an action item, with the organization of the appointment and the assignee of the item, due at the end of the appointment's local day.",
  policy: 'records.manage',
  input: (t) => ({ id: t.id({ required: true, description: 'The action item.' }) }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const { item, appointment } = await itemToChange(context, input.id)
    const { rootId, organizationId, departmentId, groupId } = appointment
    const place = { rootId, organizationId, departmentId, groupId }
    const assigneeUuid = requireCreate(viewer, place, {
      assigneeId: item.assignedToId && globalId('User', item.assignedToId),
      priorityId: normal,
    })
    const organization = await context.db.prisma.organization.findUniqueOrThrow({
      where: { id: organizationId },
      select: { path: true },
    })
    const assignee = assigneeUuid ? await assignableFor(context, { ...place, organization }, assigneeUuid) : null
    return write(async (transaction) => {
      const [row] = await transaction.$queryRaw<
        { action_id: string | null }[]
      >`select action_id from appointment_action_item where id = ${item.id}::uuid for no key update`
      if (!row || row.action_id) throw new ConflictError(t.recordAlready)
      const { actionId } = await addAction(transaction, context, {
        ...place,
        title: item.item,
        description: `From appt-${appointment.number}, ${appointment.name}.`,
        actionClassId: daily,
        priorityId: normal,
        status: 5,
        scheduledEnd: item.dueDate ? instantOf(wallAt(item.dueDate, lastMinute), appointment.timeZone) : null,
        assigneeId: assignee?.id ?? null,
        creatorId: viewer.id,
      })
      await transaction.appointmentActionItem.update({
        where: { id: item.id },
        data: { actionId, assignedToId: assignee?.id ?? null },
      })
      await noteChange(transaction, appointment.id)
      return { appointmentId: appointment.id, actionId }
    })
  },
  success: (t) => ({
    ...appointmentInAnswer(t),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The action record; null if not visible to the viewer.',
      resolve: ({ actionId }, _args, context, info) => loadAction(context, info, actionId),
    }),
  }),
})
