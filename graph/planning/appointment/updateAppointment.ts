import { locationIn } from '../../organization/location/visibleLocations.ts'
import { LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { appointmentShape, appointmentTexts } from './appointmentInput.ts'
import { changeAppointment } from './changeAppointment.ts'
import { tell } from './invite.ts'
import { appointmentToChange } from './permissions.ts'
import { isMoved, scheduleFrom } from './schedule.ts'
import { AppointmentScheduleChangeInput } from './scheduleInput.ts'
import type { NamedAppointment } from './visibleAppointments.ts'

mutation('updateAppointment', {
  description:
    'Updates an appointment; omitted fields are unchanged; a new time resets the appointment and all attendee responses to pending.',
  policy: 'appointments.manage',
  input: (t) => ({
    ...appointmentFields(t),
    name: t.string({ description: 'The subject.' }),
    ...appointmentTexts(t),
    schedule: t.field({
      type: AppointmentScheduleChangeInput,
      description: 'The time of the appointment; parts that are omitted are unchanged.',
    }),
  }),
  clears: { description: '', locationId: null, objective: '', place: '' },
  errors: [LimitReachedError],
  isUndoable: true,
  async resolve(input, call) {
    const { context } = call
    const before = await appointmentToChange(context, input.id)
    const locationId =
      input.locationId == null ? input.locationId : await locationIn(context, before.rootId, input.locationId)
    const { schedule: given, ...texts } = check(appointmentShape, input)
    const said = Object.fromEntries(Object.entries(texts).filter(([, value]) => value != null))
    const schedule = scheduleFrom(given ?? {}, before, before.timeZone)
    const moved = isMoved(before, schedule)
    const data = { ...said, locationId, ...(given && schedule), ...(moved && { status: 'PENDING' as const }) }
    return changeAppointment(call, before, input.version, data, async (transaction) => {
      if (moved) {
        const { id: userId } = context.requireViewer()
        // Whoever moves it knows of the new time; their own answer stays.
        await transaction.appointmentAttendee.updateMany({
          where: { appointmentId: before.id, OR: [{ userId: null }, { userId: { not: userId } }] },
          data: { response: 'PENDING', respondedAt: null },
        })
      }
      if (moved || isElsewhere(before, { ...said, ...(locationId !== undefined && { locationId }) }))
        await tell(transaction, context, 'CHANGED', before.id)
    })
  },
  success: appointmentInAnswer,
})

/** What people have in their calendars; a description that is put better is no news. */
const isElsewhere = (before: NamedAppointment, after: Record<string, unknown>): boolean =>
  (['name', 'locationMode', 'place', 'locationId'] as const).some(
    (field) => field in after && after[field] !== before[field],
  )
