// The arithmetic of a time study: what was observed × the rating is the normal time, ÷ (1 − allowance) the standard.

export interface Precision {
  /** z of the wanted confidence, as 1.96. */
  confidence: number
  /** h: by which share the mean may be off, as 0.05. */
  precision: number
}

interface Observation {
  cycle: number
  seconds: number
  excluded: boolean
}

export interface Timed {
  rating: number
  observations: readonly Observation[]
}

/** The mean of some times; null of none. */
export const mean = (times: readonly number[]): number | null =>
  times.length ? times.reduce((sum, time) => sum + time, 0) / times.length : null

export const normalTime = (observed: number, rating: number): number => observed * rating

export const standardTime = (normal: number, allowance: number): number => normal / (1 - allowance)

/**
 * n = (z·s / (h·mean))², rounded up, s being the standard deviation of the sample; not known of fewer than two times.
 */
export function cyclesNeeded(times: readonly number[], { confidence, precision }: Precision): number | null {
  const average = mean(times)
  if (average === null || times.length < 2) return null
  const variance = times.reduce((sum, time) => sum + (time - average) ** 2, 0) / (times.length - 1)
  return upward(((confidence * Math.sqrt(variance)) / (precision * average)) ** 2)
}

/** The times of an element that count. */
export const countedSeconds = ({ observations }: Timed): number[] =>
  observations.flatMap(({ seconds, excluded }) => (excluded ? [] : [seconds]))

/** How many cycles have a time that counts for every element. */
export function completeCycles(elements: readonly Timed[]): number {
  const [first, ...others] = elements.map(
    ({ observations }) => new Set(observations.flatMap(({ cycle, excluded }) => (excluded ? [] : [cycle]))),
  )
  return [...(first ?? [])].filter((cycle) => others.every((cycles) => cycles.has(cycle))).length
}

/**
 * How many cycles the whole study needs: as many as its most uneven element; not known while one has fewer than two.
 */
export function studyCyclesNeeded(elements: readonly Timed[], precision: Precision): number | null {
  const needed = elements.map((element) => cyclesNeeded(countedSeconds(element), precision))
  return needed.length && needed.every((one) => one !== null) ? Math.max(...needed) : null
}

/** The sum of a time over all elements; null where one of them has none yet. */
function sumOver(elements: readonly Timed[], time: (observed: number, rating: number) => number): number | null {
  const times = elements.map((element) => {
    const observed = mean(countedSeconds(element))
    return observed === null ? null : time(observed, element.rating)
  })
  return times.length && times.every((one) => one !== null) ? times.reduce((sum, one) => sum + one, 0) : null
}

export const observedOf = (elements: readonly Timed[]) => sumOver(elements, (observed) => observed)
export const normalOf = (elements: readonly Timed[]) => sumOver(elements, normalTime)
export const standardOf = (elements: readonly Timed[], allowance: number) =>
  sumOver(elements, (observed, rating) => standardTime(normalTime(observed, rating), allowance))

/** The next whole number; what a sum of fractions is off by does not count. */
const upward = (value: number): number => Math.ceil(Number(value.toFixed(9)))

/** A service time of so many seconds in whole minutes, at least one. */
export const wholeMinutes = (seconds: number): number => Math.max(1, upward(seconds / 60))
