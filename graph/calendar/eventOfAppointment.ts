import type { Appointment } from '../../prisma/__generated__/client/client.ts'
import type { Settings } from '../settings.ts'
import { linkTo } from './eventOfRecord.ts'
import type { IcsEvent } from './ics.ts'

/** An appointment as an event, by the clock of its own zone. */
export function eventOfAppointment(settings: Settings, row: Appointment): IcsEvent {
  const key = `appt-${row.number}`
  return {
    uid: `${row.id}@opsgraph`,
    version: row.version,
    changedAt: row.updatedAt,
    title: row.name,
    description: [row.objective, row.description].filter(Boolean).join('\n\n'),
    place: row.place,
    url: linkTo(settings, `/home/appointment/${key}`),
    start: row.startsAt,
    end: row.endsAt,
    timeZone: row.timeZone,
    isTentative: row.status === 'PENDING',
  }
}
