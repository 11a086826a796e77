// The periods of a history: how long, and how many of them are shown.
import { instantOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { formatOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

export const grains = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER'] as const
export type Grain = (typeof grains)[number]

const day = 24 * 3_600_000

interface About {
  length: number
  /** How many may be shown, the usual first. */
  choices: readonly number[]
}

export const grainsAbout: Record<Grain, About> = {
  HOUR: { length: 3_600_000, choices: [48, 24, 168] },
  DAY: { length: day, choices: [30, 14, 90, 365] },
  WEEK: { length: 7 * day, choices: [26, 13, 52, 104] },
  MONTH: { length: 30.5 * day, choices: [12, 6, 24, 36] },
  QUARTER: { length: 91.5 * day, choices: [8, 4, 12] },
}

/** "1 week", "13 weeks" */
export const periodsText = (grain: string, count: number): string => t.periods({ grain, count })

/** What of the history the address asks for. */
export function historyIn(search: URLSearchParams): { grain: Grain; periods: number } {
  const grain = grains.find((one) => one === search.get('grain')) ?? 'DAY'
  const { choices } = grainsAbout[grain]
  return { grain, periods: choices.find((one) => String(one) === search.get('periods')) ?? choices[0]! }
}

const options: Record<Grain, Intl.DateTimeFormatOptions> = {
  HOUR: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  DAY: { day: 'numeric', month: 'short' },
  WEEK: { day: 'numeric', month: 'short' },
  MONTH: { month: 'short', year: 'numeric' },
  QUARTER: { month: 'numeric', year: 'numeric' },
}

/**
 * The period that begins then, by the clock of its zone: "19 Nov", "19 Nov, 14:00", "week of 16 Nov", "Nov 2026", "Q4
 * 2026".
 */
export function periodText(startsAt: string, grain: string, timeZone: string): string {
  if (grain === 'QUARTER') {
    const [year, month] = wallIn(startsAt, timeZone).split('-').map(Number)
    return `Q${Math.ceil(month! / 3)} ${year}`
  }
  const text = formatOf(timeZone, options[grain as Grain] ?? options.DAY).format(new Date(startsAt))
  return grain === 'WEEK' ? t.weekOf({ text }) : text
}

/** When the period ends that begins then, by the clock on the wall. */
export function endOf(startsAt: string, grain: Grain, timeZone: string): string {
  if (grain === 'HOUR') return new Date(new Date(startsAt).getTime() + 3_600_000).toISOString()
  const wall = new Date(`${wallIn(startsAt, timeZone).slice(0, 16)}Z`)
  if (grain === 'DAY' || grain === 'WEEK') wall.setUTCDate(wall.getUTCDate() + (grain === 'DAY' ? 1 : 7))
  else wall.setUTCMonth(wall.getUTCMonth() + (grain === 'MONTH' ? 1 : 3))
  return instantOf(wall.toISOString().slice(0, 16), timeZone)
}

const mostFilled = 200

interface Valued {
  readonly startsAt: string
  readonly value?: number | null
}

/**
 * The points with those between them that have no observations, so that a line has gaps there; as they are where they
 * are many.
 */
export function withGaps(points: readonly Valued[], grain: Grain, timeZone: string): Valued[] {
  const last = points.at(-1)
  if (!last || points.length > mostFilled) return [...points]
  const known = new Map(points.map((point) => [Date.parse(point.startsAt), point]))
  const filled: Valued[] = []
  for (
    let at = points[0]!.startsAt;
    Date.parse(at) <= Date.parse(last.startsAt) && filled.length <= 2 * mostFilled;
    at = endOf(at, grain, timeZone)
  ) {
    filled.push(known.get(Date.parse(at)) ?? { startsAt: at, value: null })
  }
  // Where the clock of the periods was changed in between, they do not meet; then nothing is filled in.
  return filled.filter(({ startsAt }) => known.has(Date.parse(startsAt))).length === points.length
    ? filled
    : [...points]
}
