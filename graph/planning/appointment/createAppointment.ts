import { LimitReachedError, ValidationError } from '../../kernel/errors.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { check } from '../../kernel/validation.ts'
import { AgendaItemInput, agendaOf } from './agendaInput.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { appointmentShape, appointmentTexts, subject } from './appointmentInput.ts'
import { attachable } from './attachable.ts'
import { AppointmentAttendeeInput, mostAttendees, peopleAsked } from './attendeeInput.ts'
import { tell } from './invite.ts'
import { requireCreate } from './permissions.ts'
import { scheduleFrom } from './schedule.ts'
import { AppointmentScheduleInput } from './scheduleInput.ts'
import { addFollowing, addSeries, firstSchedule } from './series/addSeries.ts'
import { ruleFrom } from './series/seriesRule.ts'
import { tellSeries } from './series/tellSeries.ts'
import { takeNumbers } from './takeNumbers.ts'
import { tellOfAppointments } from './tellOfAppointment.ts'
import * as t from './__generated__/messages.ts'

mutation('createAppointment', {
  description:
    'Creates a pending appointment and invites people; a subject and a day are enough; of one that repeats, the others are made with it, up to 366 days ahead.',
  policy: 'appointments.manage',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization the appointment belongs to.' }),
    departmentId: t.id({ description: 'The department of the appointment; defaults to the department of the group.' }),
    groupId: t.id({ description: 'The group it belongs to.' }),
    name: t.string({ required: true, description: 'The subject.' }),
    ...appointmentTexts(t),
    schedule: t.field({
      type: AppointmentScheduleInput,
      required: true,
      description: 'When the appointment takes place.',
    }),
    repeats: t.field({
      type: 'RRule',
      description:
        'For an appointment that repeats, the recurrence rule by RFC 5545, such as FREQ=WEEKLY;BYDAY=MO, without times of the day; its UNTIL is in the local time of the time zone.',
    }),
    attendees: t.field({ type: [AppointmentAttendeeInput], description: 'The people to invite, at most 100.' }),
    agenda: t.field({ type: [AgendaItemInput], description: 'The agenda topics in order, at most 50.' }),
    fileIds: t.idList({
      description:
        'Files to attach, at most 50; the viewer must have uploaded them for an appointment of the same organization; of an appointment that repeats, the first has them.',
    }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const { organization: _organization, ...place } = await placeIn(context, input)
    requireCreate(viewer, place)
    const locationId = input.locationId ? await locationIn(context, place.rootId, input.locationId) : null
    const files = await attachable(context, place.organizationId, input.fileIds ?? [])
    const asked = input.attendees ?? []
    if (asked.length > mostAttendees)
      throw new ValidationError([{ path: 'attendees', message: t.askAtMost({ most: String(mostAttendees) }) }])
    const byPath = Object.fromEntries(asked.map((one, i) => [`attendees.${i}`, one]))
    const people = await peopleAsked(context, place.rootId, byPath)
    const {
      schedule: given,
      locationMode,
      description,
      objective,
      place: where,
      name,
    } = check(appointmentShape.extend({ name: subject }), input)
    const agenda = agendaOf(input.agenda ?? [])
    const there = await context.db.prisma.organization.findUniqueOrThrow({
      where: { id: place.organizationId },
      select: { timeZone: true },
    })
    const asGiven = scheduleFrom(given!, null, there.timeZone)
    const rule = input.repeats == null ? null : ruleFrom(input.repeats, asGiven, context.now)
    const schedule = rule ? firstSchedule(rule, asGiven) : asGiven
    return write(async (transaction) => {
      const series = rule
        ? await addSeries(transaction, { rule, schedule, organizationId: place.organizationId, now: context.now })
        : null
      const number = await takeNumbers(transaction, place.rootId, 1)
      const { id } = await transaction.appointment.create({
        data: {
          ...place,
          ...schedule,
          name,
          locationId,
          number,
          ...(series && { seriesId: series.id, seriesDate: schedule.date }),
          description: description ?? '',
          objective: objective ?? '',
          locationMode: locationMode ?? 'ON_SITE',
          place: where ?? '',
          creatorId: viewer.id,
          createdAt: context.now,
          updatedAt: context.now,
          attendees: { create: people },
          agenda: { create: agenda },
          attachments: { create: files.map((fileId) => ({ fileId, addedById: viewer.id, addedAt: context.now })) },
        },
        select: { id: true },
      })
      const following = series ? await addFollowing(transaction, series, id, context.now) : []
      await tellOfAppointments(transaction, [id, ...following], 'CREATED')
      if (series) await tellSeries(transaction, context, 'INVITED', [id, ...following])
      else await tell(transaction, context, 'INVITED', id)
      return { appointmentId: id }
    })
  },
  success: appointmentInAnswer,
})
