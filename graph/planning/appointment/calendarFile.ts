// An appointment as an iCalendar: to be saved, and to go with a mail.
import { ICalAttendeeRole, ICalAttendeeStatus } from 'ical-generator'
import type { AttendeeResponse, LocationMode } from '../../../prisma/__generated__/client/enums.ts'
import { icsOf, type IcsEvent, type Method } from '../../kernel/ics/ics.ts'
import { languages, type Language } from '../../kernel/messages/languages.ts'
import { textIn, type Said } from '../../kernel/messages/text.ts'
import type { ScheduleColumns } from './schedule.ts'
import * as t from './__generated__/messages.ts'

export interface CalendarSubject extends ScheduleColumns {
  id: string
  version: number
  name: string
  description: string
  objective: string
  locationMode: LocationMode
  place: string
  status: 'COMPLETED' | 'SCHEDULED' | 'CONFIRMED' | 'PENDING'
  cancelledAt: Date | null
  updatedAt: Date
  creator: { name: string; email: string }
  location: { name: string } | null
  attendees: { name: string; email: string; response: AttendeeResponse }[]
}

export const calendarColumns = {
  creator: { select: { name: true, email: true } },
  location: { select: { name: true } },
  attendees: { select: { userId: true, name: true, email: true, response: true } },
} as const

const participation: Record<AttendeeResponse, ICalAttendeeStatus> = {
  PENDING: ICalAttendeeStatus.NEEDSACTION,
  ACCEPTED: ICalAttendeeStatus.ACCEPTED,
  TENTATIVE: ICalAttendeeStatus.TENTATIVE,
  DECLINED: ICalAttendeeStatus.DECLINED,
}

const modes: Record<LocationMode, Said> = { ON_SITE: '', PHONE: t.byTelephone, VIDEO: t.byVideo }

/** Where it is, in words. */
export const whereOf = (
  { locationMode, place, location }: Pick<CalendarSubject, 'locationMode' | 'place' | 'location'>,
  language: Language,
): string => [textIn(language, modes[locationMode]), location?.name, place].filter(Boolean).join(', ')

/** The same identifier for ever, so that a change is known for one. */
export const calendarId = (id: string): string => `${id}@opsgraph`

/** An appointment as an event, by the clock of its own zone. */
export const eventOf = (
  appointment: Omit<CalendarSubject, 'attendees' | 'creator'>,
  language: Language = languages[0],
): IcsEvent => ({
  uid: calendarId(appointment.id),
  version: appointment.version,
  changedAt: appointment.updatedAt,
  title: appointment.name,
  description: [appointment.objective, appointment.description].filter(Boolean).join('\n\n'),
  place: whereOf(appointment, language),
  start: appointment.startsAt,
  end: appointment.endsAt,
  timeZone: appointment.timeZone,
  status: appointment.cancelledAt ? 'CANCELLED' : appointment.status === 'PENDING' ? 'TENTATIVE' : 'CONFIRMED',
})

/** An iCalendar of several appointments, which tells of them: a question is of one alone. */
export const calendarFileOf = (
  appointments: readonly Omit<CalendarSubject, 'attendees'>[],
  language: Language,
): string =>
  icsOf(
    null,
    appointments.map(({ creator, ...one }) => ({
      ...eventOf(one, language),
      organizer: { name: creator.name, email: creator.email },
    })),
    'PUBLISH',
  )

/** An iCalendar of one appointment, with who is asked and what they have answered. */
export function calendarFile(
  { attendees, creator, ...appointment }: CalendarSubject,
  method: Method,
  language?: Language,
): string {
  const event = eventOf(appointment, language)
  const status = method === 'CANCEL' ? 'CANCELLED' : event.status
  const asked = attendees.map(({ name, email, response }) => ({
    name,
    email,
    role: ICalAttendeeRole.REQ,
    status: participation[response],
    rsvp: response === 'PENDING' && status !== 'CANCELLED',
  }))
  return icsOf(
    null,
    [{ ...event, status, organizer: { name: creator.name, email: creator.email }, attendees: asked }],
    method,
  )
}
