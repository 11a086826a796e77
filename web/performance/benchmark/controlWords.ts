import type { ControlRule } from '../../__generated__/ControlSection_benchmark.graphql.ts'
import { figure, valueText } from '../metric/words.ts'
import * as t from './__generated__/messages.ts'

const names: Partial<Record<ControlRule, string>> = {
  BEYOND_THREE_SIGMA: t.rule1BeyondThreeSigma,
  TWO_OF_THREE_BEYOND_TWO_SIGMA: t.rule2TwoOfThreeBeyond,
  FOUR_OF_FIVE_BEYOND_ONE_SIGMA: t.rule3FourOfFiveBeyond,
  EIGHT_ON_ONE_SIDE: t.rule4EightOnOneSide,
}

/** The Western Electric rules in words. */
export const ruleName = (rule: ControlRule): string => names[rule] ?? rule

interface Chart {
  periods: readonly string[]
  points: readonly { readonly value: number; readonly rules: readonly ControlRule[] }[]
  limits: { readonly mean: number; readonly upper: number; readonly lower: number } | null | undefined
  noLimitsBecause: string | null | undefined
  unit: string
  grain: string
}

/** What a control chart says, in a sentence or two. */
export function controlSummary({ periods, points, limits, noLimitsBecause, unit, grain }: Chart): string {
  const last = points.at(-1)
  if (!last) return t.noData3
  const span = t.pointsSpan({
    periods: t.countOfPeriods({ grain, count: points.length }),
    first: periods[0] ?? '',
    last: periods.at(-1) ?? '',
    value: valueText(last.value, unit),
  })
  if (!limits) return `${span} ${noLimitsBecause ?? ''}`.trim()
  const broken = points.flatMap((point, i) => (point.rules.length ? [i] : []))
  const within = t.theMeanIsTheLimitsAnd({
    valueText: valueText(limits.mean, unit),
    figure: figure(limits.lower),
    figure2: figure(limits.upper),
  })
  if (!broken.length) return t.noPointBreaksARuleThe({ span, within })
  const latest = broken.at(-1)!
  const rules = points[latest]!.rules.map((rule) => ruleName(rule).toLowerCase()).join(', ')
  return t.latestBroken({ span, within, count: broken.length, period: periods[latest] ?? '', rules })
}
