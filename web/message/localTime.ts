import { instantIn } from '../action/due.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** "08:30" of today, else "20 Nov, 08:30", by the clock of whoever looks. */
export function localTime(instant: string, now: number): string {
  const at = new Date(instant)
  return at.toDateString() === new Date(now).toDateString() ? clock.format(at) : instantIn(instant, zone, now)
}
