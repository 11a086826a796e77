// What is said of a cohort. No figure is the value of anybody: each is a mean of at least three members' values, and
// rounded.

export interface Figures {
  lowerQuartile: number
  median: number
  upperQuartile: number
  /** The mean of the best quarter. */
  bestInClass: number
}

/** Rounds to whole steps, without the dust of binary fractions. */
export const rounded = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toPrecision(12))

export function figuresOf(
  values: readonly number[],
  { step, isHigherBetter }: { step: number; isHigherBetter: boolean },
): Figures {
  const sorted = values.toSorted((one, other) => one - other)
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => smoothQuantile(sorted, share)) as [
    number,
    number,
    number,
  ]
  const many = Math.max(3, Math.ceil(sorted.length / 4))
  const best = mean(isHigherBetter ? sorted.slice(-many) : sorted.slice(0, many))
  return {
    lowerQuartile: rounded(lower, step),
    median: rounded(median, step),
    upperQuartile: rounded(upper, step),
    // Three of five reach down to the middle; the best are never worse than their quartile.
    bestInClass: rounded(isHigherBetter ? Math.max(best, upper) : Math.min(best, lower), step),
  }
}

/** The members around a rank, weighing less the farther they are from it: three at a whole rank, four between two. */
function smoothQuantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share
  const weights = sorted.map((_value, i) => Math.max(0, 1 - Math.abs(i - rank) / 2))
  return (
    sorted.reduce((sum, value, i) => sum + value * weights[i]!, 0) / weights.reduce((sum, weight) => sum + weight, 0)
  )
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const steps = { percentile: 10, share: 10 }

/** The share of the cohort that does no better, in tens of a hundred. */
export function percentileOf(value: number, values: readonly number[], isHigherBetter: boolean): number {
  const count = values.filter((other) => (isHigherBetter ? other <= value : other >= value)).length
  return rounded((count / values.length) * 100, steps.percentile)
}

/** The share of those that have something, 1 standing for having it, in tens of a hundred. */
export const shareOf = (values: readonly number[]): number => rounded(mean(values) * 100, steps.share)

/** How many there are at least, in fives: the exact number would tell of each who comes or goes. */
export const atLeast = (count: number): number => Math.floor(count / 5) * 5
