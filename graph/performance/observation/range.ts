// Periods in a row: so many that have closed last, or those of some days, by the clock of a zone.
import type { Grain } from '../../../prisma/__generated__/client/enums.ts'
import { dayOf } from '../../people/schedule/zoneDays.ts'
import type { Db } from '../../kernel/db.ts'

export const mostPeriods = 500

export interface Range {
  grain: Grain
  periods: number | null
  fromDay: Date | null
  toDay: Date | null
}

export interface Period {
  startsAt: Date
  endsAt: Date
  /** Whether it goes on. */
  isOpen: boolean
}

const steps: Record<Grain, string> = {
  HOUR: '1 hour',
  DAY: '1 day',
  WEEK: '7 days',
  MONTH: '1 month',
  QUARTER: '3 months',
}

// What has not begun is none. Each is cut to where its zone lets it begin, which is not always a step behind the last.
const statement = `
  with edge as (
    select begin_of($1, $2::timestamptz, $3) current,
      case when $4::int is null then begin_of($1, instant_of($5::timestamp, $3), $3)
        else begin_of($1, date_subtract(begin_of($1, $2::timestamptz, $3), $4::int * $7::interval, $3), $3) end first,
      case when $4::int is null then least($2::timestamptz, instant_of($6::timestamp + interval '1 day', $3))
        else begin_of($1, $2::timestamptz, $3) end last),
  begun as (
    select distinct begin_of($1, g, $3) starts_at from edge, generate_series(first, last - interval '1 microsecond', $7::interval, $3) g)
  select b.starts_at, begin_of($1, date_add(b.starts_at, $7::interval * 1.5, $3), $3), b.starts_at >= edge.current
  from begun b, edge order by b.starts_at limit ${mostPeriods + 1}`

/** The oldest first. */
export async function periodsOf(
  db: Pick<Db, 'runOnce'>,
  { grain, periods, fromDay, toDay }: Range,
  timeZone: string,
  now: Date,
): Promise<Period[]> {
  const day = (at: Date | null) => at && at.toISOString().slice(0, 10)
  const rows = await db.runOnce<[string, string, boolean]>(statement, [
    grain.toLowerCase(),
    now,
    timeZone,
    periods,
    day(fromDay),
    day(toDay),
    steps[grain],
  ])
  return rows.map(([startsAt, endsAt, isOpen]) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), isOpen }))
}

/**
 * How many periods two days span, both included; of a day of a change of the clocks it is an hour more than there are.
 */
export function countOf(grain: Grain, from: string, to: string): number {
  const [first, last] = [dayOf(from), dayOf(to)]
  const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1
  switch (grain) {
    case 'HOUR':
      return (last - first + 1) * 24
    case 'DAY':
      return last - first + 1
    case 'WEEK':
      return Math.floor((last + 3) / 7) - Math.floor((first + 3) / 7) + 1
    case 'MONTH':
      return month(to) - month(from) + 1
    default:
      return Math.floor(month(to) / 3) - Math.floor(month(from) / 3) + 1
  }
}
