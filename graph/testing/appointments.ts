import { randomUUID } from 'node:crypto'
import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

let number = 500_000

/** An appointment of an organization, an hour from now, with somebody who is asked to it and something to be done. */
export async function ownAppointments({ prisma, clock }: World, { id: organizationId }: Organization, name: string) {
  const creator = { create: { email: `${randomUUID()}@test.test`, name, passwordHash: '-' } }
  const startsAt = new Date(clock.now().getTime() + 3_600_000)
  const appointment = await prisma.appointment.create({
    data: {
      name,
      creator,
      startsAt,
      number: number++,
      organization: { connect: { id: organizationId } },
      date: new Date(startsAt.toISOString().slice(0, 10)),
      startMins: 540,
      endMins: 600,
      timeZone: 'UTC',
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      attendees: { create: { name, email: 'asked@test.test' } },
      actionItems: { create: { position: 0, item: name } },
    },
    include: { attendees: true, actionItems: true },
  })
  return {
    Appointment: globalId('Appointment', appointment.id),
    AppointmentAttendee: globalId('AppointmentAttendee', appointment.attendees[0]!.id),
    AppointmentActionItem: globalId('AppointmentActionItem', appointment.actionItems[0]!.id),
  }
}
