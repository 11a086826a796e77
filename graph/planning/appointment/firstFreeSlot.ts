import type { Span } from '../../people/schedule/businessTime.ts'
import { without } from '../../people/schedule/spans.ts'

/** What is known of a person's time: when they work, absences taken out, and what takes it. */
export interface PersonTime {
  working: readonly Span[]
  busy: readonly Span[]
}

/** Slots begin at quarters of an hour. */
const step = 15 * 60_000

/** What two lists of spans have in common. */
const shared = (one: readonly Span[], other: readonly Span[]): Span[] =>
  one.flatMap((a) =>
    other
      .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
      .filter(({ from, to }) => from < to),
  )

/** The first slot of a length, in milliseconds, in which everyone works and nobody is busy; undefined without any. */
export function firstFreeSlot(people: readonly PersonTime[], length: number, within: Span): Span | undefined {
  const free = people.reduce<Span[]>((left, { working, busy }) => shared(left, without(working, busy)), [within])
  const slots = free
    .map(({ from, to }) => ({ from: Math.ceil(from / step) * step, to }))
    .filter(({ from, to }) => from + length <= to)
  const from = Math.min(...slots.map((slot) => slot.from))
  return slots.length ? { from, to: from + length } : undefined
}
