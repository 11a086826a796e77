// Which times of which series a statement is to make: each pattern that series share is expanded once.
import { patternOf, type Pattern } from '../../kernel/recurrence/recurrence.ts'

/** A series and the wall times between which it is to have occurrences, the second not in it. */
export interface Wanted {
  id: string
  /** The version that the rule is of: what has changed meanwhile is left alone. */
  version: number
  rule: string
  startsOn: Date
  from: Date
  to: Date
}

/** One batch, as the columns of a statement's arrays. */
export interface Batch {
  series: { id: string; version: number; pattern: number; from: Date; to: Date; timeOfDay: number; expected: number }[]
  times: { pattern: number; time: Date }[]
  expected: number
}

interface Expanded {
  pattern: Pattern
  times: Date[]
}

const mostInBatch = 20_000
const second = 1000

/** The wanted in batches that a statement makes in a moment. */
export function* batchesOf(wanted: readonly Wanted[]): Generator<Batch> {
  const expanded = expand(wanted)
  let batch: Batch = { series: [], times: [], expected: 0 }
  let numbers = new Map<Expanded, number>()
  for (const one of wanted) {
    const { timeOfDay, startsOn, until, key } = patternOf(one.rule, one.startsOn)
    const found = expanded.get(key)!
    let pattern = numbers.get(found)
    if (pattern === undefined) {
      numbers.set(found, (pattern = numbers.size))
      for (const time of found.times) batch.times.push({ pattern, time })
    }
    const from = new Date(Math.max(one.from.getTime(), startsOn.getTime()))
    const to = until && until < one.to ? new Date(until.getTime() + second) : one.to
    const expected = countBetween(found.times, from.getTime() - timeOfDay, to.getTime() - timeOfDay)
    batch.series.push({ id: one.id, version: one.version, pattern, from, to, timeOfDay: timeOfDay / second, expected })
    batch.expected += expected
    if (batch.expected < mostInBatch && batch.series.length < mostInBatch) continue
    yield batch
    batch = { series: [], times: [], expected: 0 }
    numbers = new Map()
  }
  if (batch.series.length) yield batch
}

function expand(wanted: readonly Wanted[]): Map<string, Expanded> {
  const spans = new Map<string, { pattern: Pattern; from: number; to: number }>()
  for (const { rule, startsOn, from, to } of wanted) {
    const pattern = patternOf(rule, startsOn)
    const known = spans.get(pattern.key)
    const first = Math.max(from.getTime(), startsOn.getTime()) - pattern.timeOfDay
    const last = to.getTime() - pattern.timeOfDay
    spans.set(pattern.key, {
      pattern,
      from: Math.min(known?.from ?? first, first),
      to: Math.max(known?.to ?? last, last),
    })
  }
  return new Map(
    [...spans].map(([key, { pattern, from, to }]) => [
      key,
      { pattern, times: pattern.expand(new Date(from), new Date(to)) },
    ]),
  )
}

/** How many of some times in order are from one up to another. */
const countBetween = (times: readonly Date[], from: number, to: number) =>
  Math.max(0, firstFrom(times, to) - firstFrom(times, from))

function firstFrom(times: readonly Date[], from: number): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle]!.getTime() < from) low = middle + 1
    else high = middle
  }
  return low
}

/** The batch as the arrays that `wantedSql` reads. */
export const arraysOf = ({ series, times }: Batch): unknown[] => [
  series.map(({ id }) => id),
  series.map(({ version }) => version),
  series.map(({ pattern }) => pattern),
  series.map(({ from }) => stamp(from)),
  series.map(({ to }) => stamp(to)),
  series.map(({ timeOfDay }) => timeOfDay),
  times.map(({ pattern }) => pattern),
  times.map(({ time }) => stamp(time)),
]

const stamp = (wall: Date) => wall.toISOString().slice(0, 19)

/** The series of a batch as they still are, locked so that none is changed before the statement is through. */
export const wantedSql = (lock: string) => `
  wanted as materialized (
    select s.id, w.pattern, w.from_slot, w.to_slot, w.secs * interval '1 second' as time_of_day, s.time_zone,
      s.duration_mins * interval '1 minute' as lasts, s.lead_days * interval '1 day' as lead, s.task_record_id
    from unnest($1::uuid[], $2::int[], $3::int[], $4::timestamp[], $5::timestamp[], $6::int[])
      w(id, version, pattern, from_slot, to_slot, secs)
    join series s on s.id = w.id and s.version = w.version
    order by s.id ${lock}),
  falls as (
    select w.id, w.task_record_id, t.slot, t.starts_at, t.starts_at + w.lasts as ends_at, t.starts_at - w.lead as opens_at
    from wanted w
    join unnest($7::int[], $8::timestamp[]) p(pattern, at) on p.pattern = w.pattern
      and p.at >= w.from_slot - w.time_of_day and p.at < w.to_slot - w.time_of_day
    cross join lateral (select p.at + w.time_of_day as slot, instant_of(p.at + w.time_of_day, w.time_zone) as starts_at) t)`
