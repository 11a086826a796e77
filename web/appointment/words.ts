// What the graph names, as people say it.

export const statusNames: Record<string, string> = { PENDING: 'Pending', SCHEDULED: 'Scheduled', CONFIRMED: 'Confirmed', COMPLETED: 'Completed' }
export const modeNames: Record<string, string> = { ON_SITE: 'On site', PHONE: 'Phone', VIDEO: 'Video' }
export const responseNames: Record<string, string> = { PENDING: 'No answer yet', ACCEPTED: 'Accepted', TENTATIVE: 'Tentative', DECLINED: 'Declined' }

export type LocationMode = 'ON_SITE' | 'PHONE' | 'VIDEO'

interface Times {
  readonly startTime: string
  readonly endTime: string
}

const whole = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "Mon, 23 Nov 2026": a day is no instant, and the same everywhere. */
export const dayText = (date: string): string => whole.format(new Date(`${date}T00:00:00Z`))

/** "09:00–10:00" */
export const timesText = ({ startTime, endTime }: Times): string => `${startTime}–${endTime}`

/** Today there, as 2026-11-23. */
export const todayIn = (zone: string | undefined, now = Date.now()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** "1 h 20 min" */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ')
}
