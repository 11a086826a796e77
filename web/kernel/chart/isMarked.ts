import type { ChartLine } from './chartData.ts'

/** Whether a point is drawn as such: it is marked, alone between two gaps, or the last where that is asked for. */
export const isMarked = ({ values, marks }: ChartLine, i: number, marksEnd = false): boolean =>
  marks?.[i] !== undefined ||
  ((values[i - 1] ?? null) === null && (values[i + 1] ?? null) === null) ||
  (marksEnd && i === values.findLastIndex((value) => value !== null))
