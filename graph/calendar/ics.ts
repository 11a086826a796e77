// Events as an iCalendar file: at the wall time of their zone, which they keep over daylight saving.
import { ICalCalendar, ICalEventStatus, type ICalDateTimeValue } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { vtimezone } from '../appointment/vtimezone.ts'

export interface IcsEvent {
  /** Who it stays over all changes. */
  uid: string
  /** Grows with every change. */
  version: number
  changedAt: Date
  title: string
  description: string
  place: string
  url: string
  start: Date
  /** Left out for what is only due. */
  end?: Date
  timeZone: string
  isTentative?: boolean
}

const year = 365 * 86_400_000

export function icsOf(name: string, events: readonly IcsEvent[]): string {
  const calendar = new ICalCalendar({ name, prodId: { company: 'Opsgraph', product: 'Opsgraph', language: 'EN' }, ttl: 900 })
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
      start: wall(event.start, event.timeZone),
      end: event.end && event.end > event.start ? wall(event.end, event.timeZone) : undefined,
      // Of an hour that the clocks show twice, a wall time would name the first.
      timezone: isSure && event.timeZone !== 'UTC' ? event.timeZone : undefined,
      status: event.isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

const wall = (at: Date, zone: string) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone) as unknown as ICalDateTimeValue

const isNamedByItsClock = (at: Date, zone: string): boolean => {
  const { epochMilliseconds } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDateTime().toZonedDateTime(zone)
  return epochMilliseconds === at.getTime()
}
