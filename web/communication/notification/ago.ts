import { momentOf } from '../../kernel/ui/dates.ts'
import { clockHere, formatOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const minute = 60_000
const hour = 60 * minute

/** "now", "5 min ago", "3 h ago", and from a day on the moment itself. */
export function agoOf(at: string, now: number): string {
  const passed = now - new Date(at).getTime()
  if (passed < minute) return t.now
  if (passed < hour) return t.minAgo({ floor: Math.floor(passed / minute) })
  return passed < 24 * hour ? t.hoursAgo({ hours: Math.floor(passed / hour) }) : momentOf(at)
}

const dayName = formatOf(undefined, { weekday: 'long', day: 'numeric', month: 'long' })

const midnight = (time: number | string) => new Date(time).setHours(0, 0, 0, 0)

/** The day of a moment as a heading: "Today", "Yesterday", "Wednesday 18 November". */
export function dayHeading(at: string, now: number): string {
  const days = Math.round((midnight(now) - midnight(at)) / (24 * hour))
  return days === 0 ? t.today : days === 1 ? t.yesterday : dayName.format(new Date(at))
}

/** "09:30" */
export const timeOf = (at: string): string => clockHere(at)
