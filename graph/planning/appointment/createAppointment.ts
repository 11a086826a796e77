import { builder } from '../../kernel/builder.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { check } from '../../kernel/validation.ts'
import { AgendaItemInput, agendaOf } from './agendaInput.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { AppointmentScheduleInput, appointmentShape, appointmentTexts, subject } from './appointmentInput.ts'
import { attachable } from './attachable.ts'
import { peopleAsked } from './attendeeInput.ts'
import { tell } from './invite.ts'
import { requireCreate } from './permissions.ts'
import { scheduleFrom } from './schedule.ts'
import { tellOfAppointment } from './tellOfAppointment.ts'

const AppointmentAttendeeInput = builder.inputType('AppointmentAttendeeInput', {
  description: 'Somebody to ask to an appointment: a user, or a name and an address.',
  fields: (t) => ({
    userId: t.id({ description: 'Who it is, where they are of the house.' }),
    name: t.string({ description: 'What they are called.' }),
    email: t.field({ type: 'EmailAddress', description: 'Where the invitation goes.' }),
  }),
})

const first = 11

mutation('createAppointment', {
  description: 'Makes an appointment, which is pending, and asks people to it; a subject and a day are enough.',
  policy: 'appointments.manage',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'Whose appointment it is.' }),
    departmentId: t.id({ description: 'The department that it is of; that of the group, where one is given.' }),
    groupId: t.id({ description: 'The group that it is of.' }),
    name: t.string({ required: true, description: 'What it is about: its subject.' }),
    ...appointmentTexts(t),
    schedule: t.field({ type: AppointmentScheduleInput, required: true, description: 'When it is.' }),
    attendees: t.field({ type: [AppointmentAttendeeInput], description: 'Who is asked to it; at most 100.' }),
    agenda: t.field({ type: [AgendaItemInput], description: 'What is talked about, in order; at most 50.' }),
    fileIds: t.idList({
      description: 'Files to put on it, which the viewer has sent for an appointment of that organization; at most 50.',
    }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const { organization: _organization, ...place } = await placeIn(context, input)
    requireCreate(viewer, place)
    const locationId = input.locationId ? await locationIn(context, place.rootId, input.locationId) : null
    const files = await attachable(context, place.organizationId, input.fileIds ?? [])
    const people = await peopleAsked(context, place.rootId, input.attendees ?? [])
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
    const schedule = scheduleFrom(given ?? {}, null, there.timeZone)
    return write(async (transaction) => {
      const [row] = await transaction.$queryRaw<
        [{ number: number }]
      >`select next_number(${place.rootId}::uuid, 'appointment', ${first}::int) as number`
      const { id } = await transaction.appointment.create({
        data: {
          ...place,
          ...schedule,
          name,
          locationId,
          number: row.number,
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
      await tellOfAppointment(transaction, id, 'CREATED')
      await tell(transaction, context, 'INVITED', id)
      return { appointmentId: id }
    })
  },
  success: appointmentInAnswer,
})
