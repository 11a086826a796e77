// What is said of an appointment by mail, in the language of who reads it.
import type { Language } from '../../kernel/messages/languages.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { whereOf, type CalendarSubject } from './calendarFile.ts'
import { dateText, daysUntilEnd, endText, timeText } from './schedule.ts'
import * as t from './__generated__/messages.ts'

/** What can be told, by which it is found in the product, and as which iCalendar it goes. */
export const news = {
  INVITED: { kind: 'APPOINTMENT_INVITED', subject: t.invitedSubject, says: t.invites, method: 'REQUEST' },
  CHANGED: { kind: 'APPOINTMENT_CHANGED', subject: t.changedSubject, says: t.hasChanged, method: 'REQUEST' },
  CANCELLED: { kind: 'APPOINTMENT_CANCELLED', subject: t.cancelledSubject, says: t.hasCancelled, method: 'CANCEL' },
  UNINVITED: { kind: null, subject: t.cancelledSubject, says: t.hasRemovedYou, method: 'CANCEL' },
} as const

export type News = keyof typeof news

interface Said {
  what: News
  /** Who did it. */
  name: string
  /** Of one that repeats, its rule in words. */
  repeats?: Text
}

/** The subject and the text of a mail. */
export function letterOf(
  appointment: Omit<CalendarSubject, 'attendees'> & { cancelReason: string },
  { what, name: who, repeats }: Said,
  language: Language,
): { subject: string; text: string } {
  const { name, date, startMins, endMins, timeZone, objective, description, cancelReason } = appointment
  const where = whereOf(appointment, language)
  const says = news[what].says({ name: who }).in(language)
  const when = { date: dateText(date), start: timeText(startMins), end: endText(endMins), timeZone }
  const lines = [
    cancelReason ? `${says} ${cancelReason}` : says,
    '',
    name,
    (daysUntilEnd(endMins) ? t.timeUntilNextDay(when) : t.timeOfDay(when)).in(language),
    ...(repeats ? [repeats.in(language)] : []),
    ...(where ? [where] : []),
    ...(objective ? ['', objective] : []),
    ...(description ? ['', description] : []),
  ]
  return { subject: news[what].subject({ name }).in(language), text: lines.join('\n') }
}
