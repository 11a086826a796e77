// Events as an iCalendar file: at the wall time of their zone, which they keep over daylight saving.
import {
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalAttendeeData,
  type ICalDateTimeValue,
  type ICalOrganizer,
} from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { vtimezone } from './vtimezone.ts'

export interface IcsEvent {
  /** Who it stays over all changes. */
  uid: string
  /** Grows with every change. */
  version: number
  changedAt: Date
  title: string
  description: string
  place: string
  url?: string
  start: Date
  /** Left out for what is only due. */
  end?: Date
  timeZone: string
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  organizer?: ICalOrganizer
  attendees?: ICalAttendeeData[]
}

/** Whether it asks, cancels, or only tells. */
export type Method = 'PUBLISH' | 'REQUEST' | 'CANCEL'

const year = 365 * 86_400_000

/** With a name a calendar to be read again and again, without one a single thing to be taken over. */
export function icsOf(name: string | null, events: readonly IcsEvent[], method?: Method): string {
  const calendar = new ICalCalendar({
    name,
    method: method && ICalCalendarMethod[method],
    prodId: { company: 'Opsgraph', product: 'Opsgraph', language: 'EN' },
    ttl: name ? 900 : null,
  })
  const times = events.flatMap(({ start, end }) => [start.getTime(), (end ?? start).getTime()])
  const [from, to] = [new Date(Math.min(...times) - year), new Date(Math.max(...times) + year)]
  calendar.timezone({ name: null, generator: (zone) => vtimezone(zone, from, to) })
  for (const event of events) {
    const isSure = [event.start, event.end ?? event.start].every((at) => isNamedByItsClock(at, event.timeZone))
    calendar.createEvent({
      id: event.uid,
      sequence: event.version,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      summary: event.title,
      description: event.description || undefined,
      location: event.place || undefined,
      url: event.url || undefined,
      organizer: event.organizer,
      attendees: event.attendees,
      start: wall(event.start, event.timeZone),
      end: event.end && event.end > event.start ? wall(event.end, event.timeZone) : undefined,
      // Of an hour that the clocks show twice, a wall time would name the first.
      timezone: isSure && event.timeZone !== 'UTC' ? event.timeZone : undefined,
      status: ICalEventStatus[event.status ?? 'CONFIRMED'],
    })
  }
  return calendar.toString()
}

const wall = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone) as unknown as ICalDateTimeValue

const isNamedByItsClock = (at: Date, zone: string): boolean => {
  const { epochMilliseconds } = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toZonedDateTime(zone)
  return epochMilliseconds === at.getTime()
}
