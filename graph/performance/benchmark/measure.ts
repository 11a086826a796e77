// What the values of a benchmark are held against.
import type { AlertIf } from '../../../prisma/__generated__/client/enums.ts'
import { attainment, levelOf, type Level, type Thresholds } from './attainment.ts'

export interface Measure extends Thresholds {
  /** Null where neither the benchmark nor its metric names one: then there is no attainment, and no level. */
  target: number | null
  alertIf: AlertIf
}

export const attainmentAt = ({ target, alertIf }: Measure, value: number): number | null =>
  target === null ? null : attainment(value, target, alertIf)

export function levelAt(measure: Measure, value: number): Level | null {
  const attained = attainmentAt(measure, value)
  return attained === null ? null : levelOf(attained, measure)
}
