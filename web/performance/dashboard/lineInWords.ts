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
  if (!first || !last) return 'No data'
  const values = points.map((point) => point.value)
  const from = `${value(first.value)} (${period(first.startsAt)})`
  if (points.length === 1) return `One point: ${from}`
  return `${points.length} points from ${from} to ${value(last.value)} (${period(last.startsAt)}), lowest ${value(Math.min(...values))}, highest ${value(Math.max(...values))}`
}
