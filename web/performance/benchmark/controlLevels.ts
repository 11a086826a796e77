import type { ChartLevel, Mark } from '../../kernel/chart/chartData.ts'
import { figure } from '../metric/words.ts'
import * as t from './__generated__/messages.ts'

export interface ControlLimits {
  readonly mean: number
  readonly upper: number
  readonly lower: number
}

/** The target, the mean and the limits as levels of a chart; what there is of them. */
export function controlLevels(
  target: number | null | undefined,
  limits: ControlLimits | null | undefined,
): readonly ChartLevel[] {
  return [
    ...(target == null
      ? []
      : [{ value: target, text: t.target2({ figure: figure(target) }), kind: 'target' as const }]),
    ...(limits
      ? [
          { value: limits.mean, text: t.mean({ figure: figure(limits.mean) }), kind: 'mean' as const },
          { value: limits.upper, text: t.upper({ figure: figure(limits.upper) }), kind: 'limit' as const },
          { value: limits.lower, text: t.lower({ figure: figure(limits.lower) }), kind: 'limit' as const },
        ]
      : []),
  ]
}

/** How points are marked: beyond a limit, or as the one that completes the pattern of another rule. */
export function marksOf(
  points: readonly { readonly value: number; readonly rules: readonly string[] }[],
  limits: ControlLimits | null | undefined,
): readonly (Mark | undefined)[] {
  return points.map(({ value, rules }) => {
    if (limits && (value > limits.upper || value < limits.lower)) return 'beyond'
    return rules.length ? 'pattern' : undefined
  })
}
