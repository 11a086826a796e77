// When somebody is away, as a form has it and as a table says it: days, with times where it does not go from midnight
// to midnight.
import { momentText, spanText } from '../../kernel/ui/times.ts'
import { instantOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { beginOf, dayInWords, dayOf, lastDayOf, nextDay, periodInWords } from '../membership/dates.ts'

export interface Period {
  from: string
  /** From when on that day; empty for all of it. */
  fromTime: string
  until: string
  /** Until when on that day; empty for all of it. */
  untilTime: string
}

export const noPeriod: Period = { from: '', fromTime: '', until: '', untilTime: '' }

const isMidnight = (instant: string, zone: string): boolean =>
  Date.parse(beginOf(dayOf(instant, zone), zone)) === Date.parse(instant)
const timeOf = (instant: string, zone: string) => wallIn(instant, zone).slice(11)

export const periodOf = (startsAt: string, endsAt: string, zone: string): Period => ({
  from: dayOf(startsAt, zone),
  fromTime: isMidnight(startsAt, zone) ? '' : timeOf(startsAt, zone),
  until: lastDayOf(endsAt, zone),
  untilTime: isMidnight(endsAt, zone) ? '' : timeOf(endsAt, zone),
})

export const startOf = ({ from, fromTime }: Period, zone: string): string =>
  fromTime ? instantOf(`${from}T${fromTime}`, zone) : beginOf(from, zone)

export const endOf = ({ until, untilTime }: Period, zone: string): string =>
  untilTime ? instantOf(`${until}T${untilTime}`, zone) : beginOf(nextDay(until), zone)

/** "20 Nov 2026 – 24 Nov 2026", "20 Nov 2026, 12:00–17:00", "20 Nov, 12:00 – 22 Nov, 09:00" */
export function absenceText(startsAt: string, endsAt: string, zone: string): string {
  if (isMidnight(startsAt, zone) && isMidnight(endsAt, zone)) return periodInWords(startsAt, endsAt, zone)
  const day = dayOf(startsAt, zone)
  return day === lastDayOf(endsAt, zone)
    ? `${dayInWords(day)}, ${spanText(startsAt, endsAt, zone)}`
    : `${momentText(startsAt, zone)} – ${momentText(endsAt, zone)}`
}
