// Tells those who are asked to an appointment of it: by mail with an iCalendar whoever has an address, in the product
// whoever is of the house. Who does something is not told of it.
import type { AttendeeResponse } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import { admitOutside } from '../../kernel/mail/admitOutside.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { calendarColumns, calendarFile, whereOf, type CalendarSubject } from './calendarFile.ts'
import { dateText, daysUntilEnd, endText, timeText } from './schedule.ts'

/** What can be told, by which it is found in the product, and as which iCalendar it goes. */
export const news = {
  INVITED: {
    kind: 'APPOINTMENT_INVITED',
    subject: 'Invitation',
    says: 'asks you to this appointment.',
    method: 'REQUEST',
  },
  CHANGED: {
    kind: 'APPOINTMENT_CHANGED',
    subject: 'Changed',
    says: 'has changed this appointment.',
    method: 'REQUEST',
  },
  CANCELLED: {
    kind: 'APPOINTMENT_CANCELLED',
    subject: 'Cancelled',
    says: 'has cancelled this appointment.',
    method: 'CANCEL',
  },
  UNINVITED: {
    kind: null,
    subject: 'Cancelled',
    says: 'does not need you at this appointment any more.',
    method: 'CANCEL',
  },
} as const

export interface Asked {
  userId: string | null
  name: string
  email: string
  response?: AttendeeResponse
}

/** Tells all who are asked to it, or only some; the appointment is as it is after the change. */
export async function tell(
  tx: Transaction,
  context: Context,
  what: keyof typeof news,
  appointmentId: string,
  only?: readonly Asked[],
): Promise<void> {
  const viewer = context.requireViewer()
  const { kind, subject, says, method } = news[what]
  const appointment = await tx.appointment.findUniqueOrThrow({ where: { id: appointmentId }, include: calendarColumns })
  const told = (only ?? appointment.attendees).filter(({ userId }) => userId !== viewer.id)
  // Who is asked no longer is named once more: so calendars know whom it is cancelled for.
  const shown =
    what === 'UNINVITED'
      ? told.map(({ response = 'PENDING', ...one }) => ({ ...one, response }))
      : appointment.attendees
  if (told.length) {
    const letter = {
      rootId: appointment.rootId,
      senderId: viewer.id,
      replyTo: viewer.email,
      subject: `${subject}: ${appointment.name}`,
      text: textOf(appointment, `${viewer.name} ${says}`),
      calendar: calendarFile({ ...appointment, attendees: shown }, method),
    }
    const isOwed = what === 'CANCELLED' || what === 'UNINVITED'
    const outside = await admitOutside(context, tx, { ...letter, to: told.map(({ email }) => email), isOwed })
    for (const { email } of told)
      await queueMail(tx, { ...letter, to: [email], outside: Number(outside.has(email)) }, context.now)
  }
  const creator = what === 'CHANGED' || what === 'CANCELLED' ? [appointment.creatorId] : []
  const userIds = [...new Set([...creator, ...told.flatMap(({ userId }) => userId ?? [])])].filter(
    (id) => id !== viewer.id,
  )
  if (kind && userIds.length)
    await addToOutbox(tx, { kind, ofId: appointmentId, at: context.now, facts: { actorId: viewer.id, userIds } })
}

/** The text of a mail; of what repeats, `repeats` says how. */
export function textOf(
  appointment: Omit<CalendarSubject, 'attendees'> & { cancelReason: string },
  news: string,
  repeats?: string,
): string {
  const { name, date, startMins, endMins, timeZone, objective, description, cancelReason } = appointment
  const where = whereOf(appointment)
  return [
    cancelReason ? `${news} ${cancelReason}` : news,
    '',
    name,
    `${dateText(date)}, ${timeText(startMins)}–${endText(endMins)}${daysUntilEnd(endMins) ? ' the next day' : ''} (${timeZone})`,
    ...(repeats ? [repeats] : []),
    ...(where ? [where] : []),
    ...(objective ? ['', objective] : []),
    ...(description ? ['', description] : []),
  ].join('\n')
}
