// Stretches of time, in milliseconds.
import type { Span } from './businessTime.ts'

/** When something begins and ends. */
export const spanOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Span => ({
  from: startsAt.getTime(),
  to: endsAt.getTime(),
})

export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

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
