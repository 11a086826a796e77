import { locationIn } from '../../organization/location/visibleLocations.ts'
import { invalid, LimitReachedError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { appointmentShape, appointmentTexts } from './appointmentInput.ts'
import { changeAppointment } from './changeAppointment.ts'
import { isOfOne, scopeField, seriesOf } from './series/AppointmentScope.ts'
import { changeSeries } from './series/changeSeries.ts'
import { repeatOtherwise } from './series/repeatOtherwise.ts'
import { ruleOn } from './series/seriesRule.ts'
import { tellSeries } from './series/tellSeries.ts'
import { tell } from './invite.ts'
import { appointmentToChange } from './permissions.ts'
import { isMoved, scheduleFrom } from './schedule.ts'
import { AppointmentScheduleChangeInput } from './scheduleInput.ts'
import type { NamedAppointment } from './visibleAppointments.ts'
import * as t from './__generated__/messages.ts'

mutation('updateAppointment', {
  description:
    'Updates an appointment, or several of one that repeats, or how it repeats; omitted fields are unchanged; a new time resets the appointment and all attendee responses to pending.',
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
    repeats: t.field({
      type: 'RRule',
      description:
        'Another recurrence rule from the appointment on, which names its day, as for `createAppointment`; the following ones on other days are cancelled and missing ones created; an appointment that repeats already needs the scope FOLLOWING; null if it repeats no more.',
    }),
  }),
  clears: { description: '', locationId: null, objective: '', place: '', repeats: null },
  errors: [LimitReachedError],
  isUndoable: isOfOne,
  async resolve(input, call) {
    const { context } = call
    const before = await appointmentToChange(context, input.id)
    const series = seriesOf(before, input.scope)
    const locationId =
      input.locationId == null ? input.locationId : await locationIn(context, before.rootId, input.locationId)
    if (input.repeats !== undefined && before.seriesId && input.scope !== 'FOLLOWING')
      throw invalid('scope', t.otherRuleFollows)
    const { schedule: given, ...texts } = check(appointmentShape, input)
    const said = Object.fromEntries(Object.entries(texts).filter(([, value]) => value != null))
    const schedule = scheduleFrom(given ?? {}, before, before.timeZone)
    const moved = isMoved(before, schedule)
    const rule = input.repeats == null ? input.repeats : ruleOn(input.repeats, schedule, context.now)
    const data = { ...said, locationId, ...(given && schedule), ...(moved && { status: 'PENDING' as const }) }
    const work = async (transaction: Transaction) => {
      const { now } = context
      const change = { ...said, locationId, after: schedule, now }
      const { others, moved: movedOthers } =
        rule !== undefined
          ? await repeatOtherwise(transaction, before, { ...change, rule })
          : series
            ? await changeSeries(transaction, series, change)
            : { others: [], moved: [] }
      if (moved) {
        const { id: userId } = context.requireViewer()
        // Whoever moves it knows of the new time; their own answer stays.
        await transaction.appointmentAttendee.updateMany({
          where: {
            appointmentId: { in: [before.id, ...movedOthers] },
            OR: [{ userId: null }, { userId: { not: userId } }],
          },
          data: { response: 'PENDING', respondedAt: null },
        })
      }
      const isNews =
        rule !== undefined || moved || isElsewhere(before, { ...said, ...(locationId !== undefined && { locationId }) })
      if (!isNews) return
      if (series || others.length) await tellSeries(transaction, context, 'CHANGED', [before.id, ...others])
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
