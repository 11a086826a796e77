// When a rule falls due, in wall time: a Date whose UTC fields are what the clock on the wall shows. The library that
// knows is behind this file alone.
import { RRuleTemporal } from 'rrule-temporal'
import { atPositions, isMended, isNamed } from './numberedDays.ts'
import { isTimed, partsOf, ruleText, type Parts } from './rule.ts'
import { day, hour } from '../time/milliseconds.ts'

const second = 1000
const longest = 60 * 366 * day

/** What routines have in common that fall due alike: expanded once for all of them. */
export interface Pattern {
  key: string
  /** What is added to each of its times. */
  timeOfDay: number
  /** Of these, those from the start on and up to the end are a routine's. */
  startsOn: Date
  until: Date | null
  /** Its times from one up to another, which is not in it. */
  expand: (from: Date, to: Date) => Date[]
}

/** The pattern that a rule follows from its start on. */
export function patternOf(rule: string, startsOn: Date): Pattern {
  const parts = partsOf(rule)
  const timeOfDay = isTimed(parts) ? 0 : startsOn.getTime() % day
  const start = new Date(startsOn.getTime() - timeOfDay)
  const common = ruleText({ ...parts, UNTIL: null })
  const phase = parts.COUNT ? start.getTime() : phaseOf(parts, start)
  return {
    key: `${common} ${phase}`,
    timeOfDay,
    startsOn,
    until: parts.UNTIL,
    expand: (from, to) => {
      const begin = parts.COUNT ? start : anchorOf(parts, start, from)
      return isMended(parts) ? mendedTimes(parts, begin, from, to) : times(common, begin, from, to)
    },
  }
}

/** The wall times of a rule from one up to another, which is not in it. */
export function slotsOf(rule: string, startsOn: Date, from: Date, to: Date): Date[] {
  const { timeOfDay, until, expand } = patternOf(rule, startsOn)
  const first = Math.max(from.getTime(), startsOn.getTime())
  return expand(new Date(first - timeOfDay), new Date(to.getTime() - timeOfDay))
    .map((time) => new Date(time.getTime() + timeOfDay))
    .filter((slot) => !until || slot <= until)
}

/** The first of them, at most so many; none where it does not fall due within 60 years. */
export function nextSlots(rule: string, startsOn: Date, from: Date, count: number): Date[] {
  const first = Math.max(from.getTime(), startsOn.getTime())
  for (let span = 40 * day; ; span *= 8) {
    const slots = slotsOf(rule, startsOn, new Date(first), new Date(first + Math.min(span, longest)))
    if (slots.length >= count || span > longest) return slots.slice(0, count)
  }
}

/** How many times a rule falls due before a wall time. */
export const countBefore = (rule: string, startsOn: Date, before: Date): number =>
  before > startsOn ? slotsOf(rule, startsOn, startsOn, before).length : 0

function times(rule: string, start: Date, from: Date, to: Date): Date[] {
  if (to <= from) return []
  const text = `DTSTART:${start.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z\nRRULE:${rule}`
  const found = new RRuleTemporal({ rruleString: text, tzid: 'UTC', maxIterations: 1_000_000 }).between(
    from,
    new Date(to.getTime() - second),
    true,
  )
  return found.map(({ epochMilliseconds }) => new Date(epochMilliseconds)).filter((time) => time >= from && time < to)
}

/** Year by year, since what is counted and chosen from is only what the years have. */
function mendedTimes(parts: Parts, start: Date, from: Date, to: Date): Date[] {
  if (to <= from) return []
  const loose = ruleText({ ...parts, UNTIL: null, COUNT: null, BYSETPOS: [] })
  const first = beginOf(parts, periodOf(parts, start))
  const found = times(loose, first, first, beginOf(parts, periodOf(parts, to) + 1)).filter((time) =>
    isNamed(parts, phaseOf(parts, start), time),
  )
  const fallsDue = atPositions(parts, found).filter((time) => time >= start)
  return (parts.COUNT ? fallsDue.slice(0, parts.COUNT) : fallsDue).filter((time) => time >= from && time < to)
}

const monday = new Date('1970-01-05T00:00:00Z').getTime()
const rest = (value: number, by: number) => ((value % by) + by) % by

/** The number of the period that a time is in, counted in those of the rule. */
function periodOf({ FREQ: every, WKST: weekStart }: Parts, time: Date): number {
  const ms = time.getTime()
  if (every === 'HOURLY') return Math.floor(ms / hour)
  if (every === 'DAILY') return Math.floor(ms / day)
  if (every === 'WEEKLY') return Math.floor((ms - monday - weekStart * day) / (7 * day))
  return every === 'MONTHLY' ? time.getUTCFullYear() * 12 + time.getUTCMonth() : time.getUTCFullYear()
}

/** When a period begins. */
function beginOf({ FREQ: every, WKST: weekStart }: Parts, period: number): Date {
  if (every === 'HOURLY') return new Date(period * hour)
  if (every === 'DAILY') return new Date(period * day)
  if (every === 'WEEKLY') return new Date(period * 7 * day + monday + weekStart * day)
  return every === 'MONTHLY' ? new Date(Date.UTC(Math.floor(period / 12), period % 12)) : new Date(Date.UTC(period, 0))
}

/** Which of its periods a rule takes: those of one start are those of any other in the same phase. */
const phaseOf = (parts: Parts, start: Date): number => rest(periodOf(parts, start), parts.INTERVAL)

/** A start in the same phase, right before a time, so that what lies long behind costs nothing. */
function anchorOf(parts: Parts, start: Date, from: Date): Date {
  const near = periodOf(parts, from)
  return beginOf(parts, near - rest(near - phaseOf(parts, start), parts.INTERVAL))
}
