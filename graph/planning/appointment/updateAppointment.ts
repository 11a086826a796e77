import { locationIn } from '../../organization/location/visibleLocations.ts'
import { LimitReachedError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { appointmentShape, appointmentTexts } from './appointmentInput.ts'
import { changeAppointment } from './changeAppointment.ts'
import { isOfOne, scopeField, seriesOf } from './series/AppointmentScope.ts'
import { changeSeries } from './series/changeSeries.ts'
import { tellSeries } from './series/tellSeries.ts'
import { tell } from './invite.ts'
import { appointmentToChange } from './permissions.ts'
import { isMoved, scheduleFrom } from './schedule.ts'
import { AppointmentScheduleChangeInput } from './scheduleInput.ts'
import type { NamedAppointment } from './visibleAppointments.ts'

mutation('updateAppointment', {
  description:
    'Updates an appointment, or several of one that repeats; omitted fields are unchanged; a new time resets the appointment and all attendee responses to pending.',
  policy: 'appointments.manage',
  input: (t) => ({
    ...appointmentFields(t),
    ...scopeField(t),
    name: t.string({ description: 'The subject.' }),
    ...appointmentTexts(t),
    schedule: t.field({
      type: AppointmentScheduleChangeInput,
      description: 'The time of the appointment; parts that are omitted are unchanged.',
    }),
  }),
  clears: { description: '', locationId: null, objective: '', place: '' },
  errors: [LimitReachedError],
  isUndoable: isOfOne,
  async resolve(input, call) {
    const { context } = call
    const before = await appointmentToChange(context, input.id)
    const series = seriesOf(before, input.scope)
    const locationId =
      input.locationId == null ? input.locationId : await locationIn(context, before.rootId, input.locationId)
    const { schedule: given, ...texts } = check(appointmentShape, input)
    const said = Object.fromEntries(Object.entries(texts).filter(([, value]) => value != null))
    const schedule = scheduleFrom(given ?? {}, before, before.timeZone)
    const moved = isMoved(before, schedule)
    const data = { ...said, locationId, ...(given && schedule), ...(moved && { status: 'PENDING' as const }) }
    const work = async (transaction: Transaction) => {
      const { now } = context
      const others = series
        ? await changeSeries(transaction, series, { ...said, locationId, after: schedule, now })
        : []
      const ids = [before.id, ...others]
      if (moved) {
        const { id: userId } = context.requireViewer()
        // Whoever moves it knows of the new time; their own answer stays.
        await transaction.appointmentAttendee.updateMany({
          where: { appointmentId: { in: ids }, OR: [{ userId: null }, { userId: { not: userId } }] },
          data: { response: 'PENDING', respondedAt: null },
        })
      }
      if (!moved && !isElsewhere(before, { ...said, ...(locationId !== undefined && { locationId }) })) return
      if (series) await tellSeries(transaction, context, 'CHANGED', ids)
      else await tell(transaction, context, 'CHANGED', before.id)
    }
    return changeAppointment(call, before, input.version, data, work, !series)
  },
  success: appointmentInAnswer,
})

/** What people have in their calendars; a description that is put better is no news. */
const isElsewhere = (before: NamedAppointment, after: Record<string, unknown>): boolean =>
  (['name', 'locationMode', 'place', 'locationId'] as const).some(
    (field) => field in after && after[field] !== before[field],
  )
