// The levels of a benchmark in the unit of its metric.
import type { ChartLevel } from '../../kernel/chart/chartData.ts'
import { figure } from '../metric/words.ts'
import * as t from './__generated__/messages.ts'

interface Levels {
  target: number | null | undefined
  alertIf: string
  ctq: number
  warning: number
  missed: number
}

/** The value at which a share of the target is attained; null where no value is. */
function valueAt(share: number, { target, alertIf }: Pick<Levels, 'target' | 'alertIf'>): number | null {
  if (target == null || target <= 0) return null
  if (alertIf === 'BELOW_THRESHOLD') return (target * share) / 100
  return share > 0 ? (target * 100) / share : null
}

/** CTQ, warning and missed opportunity as values; null where the target has no shares. */
export const levelValues = (levels: Levels) => ({
  ctq: valueAt(levels.ctq, levels),
  warning: valueAt(levels.warning, levels),
  missed: valueAt(levels.missed, levels),
})

/** Those levels that stand near the values of a chart; one far away would flatten its line. */
export function nearLevels(levels: Levels, values: readonly number[]): readonly ChartLevel[] {
  const known = [...values, ...(levels.target == null ? [] : [levels.target])]
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const span = high - low
  const { ctq, warning, missed } = levelValues(levels)
  const named = [
    { value: ctq, text: t.ctqAt },
    { value: warning, text: t.warningAt },
    { value: missed, text: t.missedAt },
  ]
  return named.flatMap(({ value, text }) =>
    value === null || value < low - span || value > high + span
      ? []
      : [{ value, text: text({ figure: figure(value) }), kind: 'limit' as const }],
  )
}
