import type { ControlRule } from '../../__generated__/ControlSection_benchmark.graphql.ts'
import { figure, valueText } from '../metric/words.ts'
import { grainName } from './figures.ts'

const names: Partial<Record<ControlRule, string>> = {
  BEYOND_THREE_SIGMA: 'Rule 1: beyond three sigma',
  TWO_OF_THREE_BEYOND_TWO_SIGMA: 'Rule 2: two of three beyond two sigma',
  FOUR_OF_FIVE_BEYOND_ONE_SIGMA: 'Rule 3: four of five beyond one sigma',
  EIGHT_ON_ONE_SIDE: 'Rule 4: eight on one side of the mean',
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
  if (!last) return 'No data.'
  const span = `${points.length} ${grainName(grain)}${points.length === 1 ? '' : 's'} from ${periods[0]} to ${periods.at(-1)}, the last at ${valueText(last.value, unit)}.`
  if (!limits) return `${span} ${noLimitsBecause ?? ''}`.trim()
  const broken = points.flatMap((point, i) => (point.rules.length ? [i] : []))
  const within = `The mean is ${valueText(limits.mean, unit)}, the limits ${figure(limits.lower)} and ${figure(limits.upper)}.`
  if (!broken.length) return `${span} ${within} No point breaks a rule: the process is in control.`
  const latest = broken.at(-1)!
  const rules = points[latest]!.rules.map((rule) => ruleName(rule).toLowerCase()).join(', ')
  return `${span} ${within} ${broken.length === 1 ? 'One point breaks a rule' : `${broken.length} points break a rule`}, the latest that of ${periods[latest]} (${rules}).`
}
