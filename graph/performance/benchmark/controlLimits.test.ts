import fc from 'fast-check'
import { expect, test } from 'vitest'
import { controlLimits, type ControlRule } from './controlLimits.ts'

// The example of individuals charts in the NIST/SEMATECH e-Handbook of Statistical Methods, 6.3.2.2.
const flowRates = [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1]

test('the limits are those of the textbook', () => {
  const { mean, upper, lower, meanRange, upperRange, points } = controlLimits(flowRates)!
  expect(mean).toBeCloseTo(50.81, 10)
  expect(meanRange).toBeCloseTo(1.8778, 4)
  expect([upper, lower]).toEqual([expect.closeTo(55.8041, 2), expect.closeTo(45.8159, 2)])
  expect(upperRange).toBeCloseTo(6.1347, 3)
  expect(points.map(({ range }) => range && Number(range.toFixed(1)))).toEqual([
    null,
    2,
    2.3,
    1.4,
    3.5,
    3.4,
    1.4,
    0.2,
    1.2,
    1.5,
  ])
  expect(points.flatMap((point) => point.rules)).toEqual([])
})

test('nine points are too few to say anything', () => {
  expect(controlLimits(flowRates.slice(1))).toBeUndefined()
})

test('a point beyond three sigma is named, and those before it are not', () => {
  const { points } = controlLimits([10, 11, 10, 9, 10, 11, 10, 9, 10, 11, 10, 9, 10, 30])!
  expect(points.map((point) => point.rules.includes('BEYOND_THREE_SIGMA')).indexOf(true)).toBe(13)
})

test('eight on one side of the mean break the fourth rule at the eighth', () => {
  const { points } = controlLimits([
    ...Array.from({ length: 9 }, (_, i) => 10 - (i % 2) * 0.1),
    ...Array.from({ length: 9 }, (_, i) => 12 + (i % 2) * 0.1),
  ])!
  const broken = points.flatMap((point, i) => (point.rules.includes('EIGHT_ON_ONE_SIDE') ? [i] : []))
  expect(broken).toEqual([7, 8, 16, 17])
})

test('what never changes is in control', () => {
  const { upper, lower, points } = controlLimits(Array.from({ length: 40 }, () => 0.1))!
  expect([upper, lower]).toEqual([0.1, 0.1])
  expect(points.flatMap((point) => point.rules)).toEqual([])
})

test('the largest values there may be have limits that are numbers', () => {
  const { upper, lower, upperRange } = controlLimits(Array.from({ length: 100 }, (_, i) => (i % 2 ? -1e300 : 1e300)))!
  expect([upper, lower, upperRange].every(Number.isFinite)).toBe(true)
})

/** The same rules written out one by one, over whole numbers so that no rounding decides. */
function bruteForce(values: number[], mean: number, sigma: number): ControlRule[][] {
  const zone = values.map((value) => (value - mean) / sigma)
  return zone.map((z, i) => {
    const of = (n: number, line: number, side: 1 | -1) => {
      let count = 0
      for (let j = i; j > i - n && j >= 0; j--) if (side === 1 ? zone[j]! > line : zone[j]! < -line) count++
      return count
    }
    const sides = [1, -1] as const
    const found: ControlRule[] = []
    if (z > 3 || z < -3) found.push('BEYOND_THREE_SIGMA')
    if (sides.some((side) => side * z > 2 && of(3, 2, side) >= 2)) found.push('TWO_OF_THREE_BEYOND_TWO_SIGMA')
    if (sides.some((side) => side * z > 1 && of(5, 1, side) >= 4)) found.push('FOUR_OF_FIVE_BEYOND_ONE_SIGMA')
    if (sides.some((side) => of(8, 0, side) === 8)) found.push('EIGHT_ON_ONE_SIDE')
    return found
  })
}

test('each point of any series breaks the rules that a count by hand finds', () => {
  const seen = new Set<string>()
  // Runs at a level, with an outlier here and there, so that every rule has its turn.
  const run = fc.tuple(
    fc.integer({ min: -9, max: 9 }),
    fc.array(fc.constantFrom(-1, 0, 0, 1, 1, 25), { minLength: 1, maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(run, { minLength: 2, maxLength: 8 }), (runs) => {
      const values = runs.flatMap(([level, steps]) => steps.map((step) => level + step))
      const chart = controlLimits(values)
      if (!chart) return values.length < 10
      const { mean, meanRange, points } = chart
      const sigma = (2.66 * meanRange) / 3
      // A point that lies on a line but for its last bits is not what is asked here.
      fc.pre(
        meanRange > 0 &&
          values.every((value) => [-3, -2, -1, 0, 1, 2, 3].every((k) => Math.abs(value - mean - k * sigma) > 1e-9)),
      )
      const found = points.map((point) => point.rules)
      found.flat().forEach((rule) => seen.add(rule))
      expect(found).toEqual(bruteForce(values, mean, sigma))
      return true
    }),
    { numRuns: 1000, seed: 6 },
  )
  expect(seen.size).toBe(4)
})
