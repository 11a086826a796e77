// Stretches of time, in milliseconds.
import type { Span } from './businessTime.ts'

/** When something begins and ends. */
export const spanOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Span => ({
  from: startsAt.getTime(),
  to: endsAt.getTime(),
})

export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

/** Spans in order, where one that begins as another ends goes on from it, as a night does at midnight. */
export const joined = (spans: readonly Span[]): Span[] =>
  spans
    .toSorted((one, other) => one.from - other.from)
    .reduce<Span[]>((all, span) => {
      const last = all.at(-1)
      return last && span.from <= last.to
        ? [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }]
        : [...all, span]
    }, [])

/** What is left of spans where others are taken out. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (left, out) =>
      left.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, out.from) },
          { from: Math.max(span.from, out.to), to: span.to },
        ].filter(({ from, to }) => from < to),
      ),
    [...spans],
  )
}
