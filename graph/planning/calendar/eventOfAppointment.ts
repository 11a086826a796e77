import type { Appointment } from '../../../prisma/__generated__/client/client.ts'
import { eventOf } from '../appointment/calendarFile.ts'
import type { Settings } from '../../kernel/settings.ts'
import { linkTo } from './eventOfRecord.ts'
import type { IcsEvent } from '../../kernel/ics/ics.ts'

/** An appointment as an event that leads to it. */
export const eventOfAppointment = (
  settings: Settings,
  row: Appointment & { location: { name: string } | null },
): IcsEvent => ({
  ...eventOf(row),
  url: linkTo(settings, `/mycalendar/appointment/${row.id}`),
})
