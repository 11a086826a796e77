// What the graph names, as people say it.
import { dayIn, spanText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

export const statusNames: Record<string, string> = {
  PENDING: t.pending,
  SCHEDULED: t.scheduled,
  CONFIRMED: t.confirmed,
  COMPLETED: t.completed,
}
export const modeNames: Record<string, string> = { ON_SITE: t.onSite, PHONE: t.phone, VIDEO: t.video }
export const responseNames: Record<string, string> = {
  PENDING: t.noAnswerYet,
  ACCEPTED: t.accepted,
  TENTATIVE: t.tentative,
  DECLINED: t.declined,
}

export type LocationMode = 'ON_SITE' | 'PHONE' | 'VIDEO'

export const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

interface Times {
  readonly startsAt: string
  readonly endsAt: string
  readonly timeZone: string
}

/** "08:30–09:00", "22:00–06:00, ends the next day" */
export function timesText({ startsAt, endsAt, timeZone }: Times): string {
  const span = spanText(startsAt, endsAt, timeZone)
  const last = new Date(Date.parse(endsAt) - 1).toISOString()
  return dayIn(startsAt) === dayIn(last) ? span : t.spanUntilNextDay({ span })
}

/** How long it lasts on the wall, in minutes; an end before the start is of the next day. */
export function wallMinutes({ startTime, endTime }: { readonly startTime: string; readonly endTime: string }): number {
  const minutes = clockMinutes(endTime) - clockMinutes(startTime)
  return minutes < 0 ? minutes + 24 * 60 : minutes
}

/** "1 h 20 min" */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ')
}
