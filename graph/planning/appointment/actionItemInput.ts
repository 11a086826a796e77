// What is to be done after an appointment: who may be named, and the item that an input names.
import type { InputFieldMap } from '@pothos/core'
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { line } from '../../kernel/validation.ts'
import { peopleAsked } from './attendeeInput.ts'
import { appointmentToChange } from './permissions.ts'
import { day } from './schedule.ts'
import { visibleAppointments } from './visibleAppointments.ts'
import * as t from './__generated__/messages.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const actionItemFields = (t: InputBuilder) =>
  ({
    assignedToId: t.id({ description: 'The user who is to do it; must be visible to the viewer.' }),
    dueDate: t.field({ type: 'Date', description: 'The due date, such as 2026-11-23.' }),
  }) satisfies InputFieldMap

export const actionItemShape = z.object({ item: line(1, 200).nullish(), dueDate: day.nullish() })

/** The uuid of whom an input names; undefined stays as it is, null is nobody. */
export async function assigneeOf(
  context: Context,
  rootId: string,
  assignedToId: string | null | undefined,
): Promise<string | null | undefined> {
  if (assignedToId == null) return assignedToId
  const [person] = await peopleAsked(context, rootId, { assignedToId: { userId: assignedToId } })
  return person!.userId
}

/** The item that an input names, with its appointment, which the viewer may change. */
export async function itemToChange(context: Context, id: string) {
  const item = await context.db.prisma.appointmentActionItem.findFirst({
    where: {
      id: uuidOf('AppointmentActionItem', id, t.theActionItem),
      appointment: visibleAppointments(context.requireViewer()),
    },
  })
  if (!item) throw new NotFoundError(t.theActionItem)
  return { item, appointment: await appointmentToChange(context, globalId('Appointment', item.appointmentId)) }
}
