// The individuals and moving range chart of a series, and the Western Electric rules that its points break.

export const rules = [
  'BEYOND_THREE_SIGMA',
  'TWO_OF_THREE_BEYOND_TWO_SIGMA',
  'FOUR_OF_FIVE_BEYOND_ONE_SIGMA',
  'EIGHT_ON_ONE_SIDE',
] as const
export type ControlRule = (typeof rules)[number]

/** With fewer points the limits say more of chance than of the process. */
export const fewestPoints = 10

interface Limits {
  mean: number
  upper: number
  lower: number
  meanRange: number
  upperRange: number
}

export interface ControlPoint {
  value: number
  /** How far it is from the one before; the first has none. */
  range: number | null
  rules: ControlRule[]
}

export interface ControlLimits extends Limits {
  points: ControlPoint[]
}

/** Undefined where there are too few points. */
export function controlLimits(values: readonly number[]): ControlLimits | undefined {
  if (values.length < fewestPoints) return undefined
  const ranges = values.slice(1).map((value, i) => Math.abs(value - values[i]!))
  const mean = average(values)
  const meanRange = average(ranges)
  const upperRange = 3.267 * meanRange
  const limits = { mean, upper: mean + 2.66 * meanRange, lower: mean - 2.66 * meanRange, meanRange, upperRange }
  const sigma = (2.66 * meanRange) / 3
  const points = values.map((value, i) => ({
    value,
    range: i ? ranges[i - 1]! : null,
    rules: rulesAt(values, i, mean, sigma),
  }))
  return { ...limits, points }
}

/** Step by step, since a sum of the largest values there may be is none. */
const average = (some: readonly number[]) => some.reduce((mean, one, i) => mean + (one - mean) / (i + 1), 0)

/**
 * How many of the last `of` points, of which this is the last, a rule needs beyond how many sigmas, on the point's own
 * side.
 */
const patterns: Record<ControlRule, { needs: number; of: number; sigmas: number }> = {
  BEYOND_THREE_SIGMA: { needs: 1, of: 1, sigmas: 3 },
  TWO_OF_THREE_BEYOND_TWO_SIGMA: { needs: 2, of: 3, sigmas: 2 },
  FOUR_OF_FIVE_BEYOND_ONE_SIGMA: { needs: 4, of: 5, sigmas: 1 },
  EIGHT_ON_ONE_SIDE: { needs: 8, of: 8, sigmas: 0 },
}

/** The rules that a point completes: it is itself beyond the line, with enough of those before it on the same side. */
function rulesAt(values: readonly number[], at: number, mean: number, sigma: number): ControlRule[] {
  const side = Math.sign(values[at]! - mean)
  // What differs in the last bits alone lies on the line.
  const line = Math.abs(mean) * 1e-12
  return rules.filter((rule) => {
    const { needs, of, sigmas } = patterns[rule]
    const isBeyond = (value: number) => (value - mean) * side > sigmas * sigma + line
    return isBeyond(values[at]!) && values.slice(Math.max(0, at - of + 1), at + 1).filter(isBeyond).length >= needs
  })
}
