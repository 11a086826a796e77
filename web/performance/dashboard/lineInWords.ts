import * as t from './__generated__/messages.ts'
interface Point {
  readonly startsAt: string
  readonly value: number
}

/** What a small line says: how many points, where it began and ended, and its extremes. */
export function lineInWords(
  points: readonly Point[],
  value: (value: number) => string,
  period: (startsAt: string) => string,
): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return t.noData2
  const values = points.map((point) => point.value)
  const [begin, at] = [value(first.value), period(first.startsAt)]
  if (points.length === 1) return t.onePoint({ value: begin, period: at })
  return t.pointsFromToLowestHighest({
    length: points.length,
    from: `${begin} (${at})`,
    value: value(last.value),
    period: period(last.startsAt),
    value2: value(Math.min(...values)),
    value3: value(Math.max(...values)),
  })
}
