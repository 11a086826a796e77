import type { Appointment } from '../../prisma/__generated__/client/client.ts'
import { calendarId, whereOf } from '../appointment/calendarFile.ts'
import type { Settings } from '../settings.ts'
import { linkTo } from './eventOfRecord.ts'
import type { IcsEvent } from './ics.ts'

/** An appointment as an event, by the clock of its own zone. */
export function eventOfAppointment(settings: Settings, row: Appointment & { location: { name: string } | null }): IcsEvent {
  return {
    uid: calendarId(row.id),
    version: row.version,
    changedAt: row.updatedAt,
    title: row.name,
    description: [row.objective, row.description].filter(Boolean).join('\n\n'),
    place: whereOf(row),
    url: linkTo(settings, `/mycalendar/appointment/${row.id}`),
    start: row.startsAt,
    end: row.endsAt,
    timeZone: row.timeZone,
    isTentative: row.status === 'PENDING',
  }
}
