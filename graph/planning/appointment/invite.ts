// Tells those who are asked to an appointment of it: by mail with an iCalendar whoever has an address, in the product
// whoever is of the house. Who does something is not told of it.
import type { AttendeeResponse } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import { admitOutside } from '../../kernel/mail/admitOutside.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { readLanguages } from '../../people/user/readLanguages.ts'
import { calendarColumns, calendarFile } from './calendarFile.ts'
import { letterOf, news, type News } from './letter.ts'

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
  what: News,
  appointmentId: string,
  only?: readonly Asked[],
): Promise<void> {
  const viewer = context.requireViewer()
  const { kind, method } = news[what]
  const appointment = await tx.appointment.findUniqueOrThrow({ where: { id: appointmentId }, include: calendarColumns })
  const told = (only ?? appointment.attendees).filter(({ userId }) => userId !== viewer.id)
  // Who is asked no longer is named once more: so calendars know whom it is cancelled for.
  const shown =
    what === 'UNINVITED'
      ? told.map(({ response = 'PENDING', ...one }) => ({ ...one, response }))
      : appointment.attendees
  if (told.length) {
    const sending = { rootId: appointment.rootId, senderId: viewer.id, replyTo: viewer.email }
    const isOwed = what === 'CANCELLED' || what === 'UNINVITED'
    const outside = await admitOutside(context, tx, { ...sending, to: told.map(({ email }) => email), isOwed })
    const languageOf = await readLanguages(
      tx,
      told.map(({ userId }) => userId),
      context.language,
    )
    for (const { email, userId } of told) {
      const language = languageOf(userId)
      const letter = letterOf(appointment, { what, name: viewer.name }, language)
      const calendar = calendarFile({ ...appointment, attendees: shown }, method, language)
      const mail = { ...sending, ...letter, calendar, to: [email], outside: Number(outside.has(email)) }
      await queueMail(tx, mail, context.now)
    }
  }
  const creator = what === 'CHANGED' || what === 'CANCELLED' ? [appointment.creatorId] : []
  const userIds = [...new Set([...creator, ...told.flatMap(({ userId }) => userId ?? [])])].filter(
    (id) => id !== viewer.id,
  )
  if (kind && userIds.length)
    await addToOutbox(tx, { kind, ofId: appointmentId, at: context.now, facts: { actorId: viewer.id, userIds } })
}
