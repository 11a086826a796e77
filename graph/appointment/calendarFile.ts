// An appointment as an iCalendar: to be saved, and to go with a mail.
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import type { AttendeeResponse, LocationMode } from '../../prisma/__generated__/client/enums.ts'
import { wallAt, type ScheduleColumns } from './schedule.ts'
import { vtimezone } from './vtimezone.ts'

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

const modes: Record<LocationMode, string> = { ON_SITE: '', PHONE: 'By telephone', VIDEO: 'By video' }

/** Where it is, in words. */
export const whereOf = ({ locationMode, place, location }: Pick<CalendarSubject, 'locationMode' | 'place' | 'location'>): string =>
  [modes[locationMode], location?.name, place].filter(Boolean).join(', ')

/** The same identifier for ever, so that a change is known for one. */
export const calendarId = (id: string): string => `${id}@opsgraph`

const plain = (wall: Date) => Temporal.PlainDateTime.from(wall.toISOString().slice(0, 19))

/** An iCalendar of one event; its method says whether it asks, cancels, or only tells. */
export function calendarFile(appointment: CalendarSubject, method: 'PUBLISH' | 'REQUEST' | 'CANCEL'): string {
  const { date, startMins, endMins, timeZone, startsAt, endsAt, status, cancelledAt, attendees, creator, objective, description } = appointment
  const calendar = ical({ prodId: { company: 'Opsgraph', product: 'Appointments', language: 'EN' }, method: ICalCalendarMethod[method] })
  calendar.timezone({ name: timeZone, generator: () => vtimezone(timeZone, startsAt, endsAt) })
  const isOff = cancelledAt !== null || method === 'CANCEL'
  calendar.createEvent({
    id: calendarId(appointment.id),
    sequence: appointment.version,
    stamp: appointment.updatedAt,
    start: plain(wallAt(date, startMins)),
    end: plain(wallAt(date, endMins)),
    timezone: timeZone,
    summary: appointment.name,
    description: [objective, description].filter(Boolean).join('\n\n') || null,
    location: whereOf(appointment) || null,
    status: isOff ? ICalEventStatus.CANCELLED : status === 'PENDING' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    organizer: { name: creator.name, email: creator.email },
    attendees: attendees.map(({ name, email, response }) => ({
      name,
      email,
      role: ICalAttendeeRole.REQ,
      status: participation[response],
      rsvp: response === 'PENDING' && !isOff,
    })),
  })
  return calendar.toString()
}
