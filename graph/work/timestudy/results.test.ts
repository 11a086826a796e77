// The arithmetic to the digit, by examples that were worked by hand.
import { expect, test } from 'vitest'
import {
  completeCycles,
  cyclesNeeded,
  mean,
  normalTime,
  standardOf,
  standardTime,
  studyCyclesNeeded,
  wholeMinutes,
} from './results.ts'

const observations = (...times: (number | null)[]) =>
  times.flatMap((seconds, i) =>
    seconds === null ? [] : [{ cycle: i + 1, seconds: Math.abs(seconds), excluded: seconds < 0 }],
  )

test.each([
  [0.452, 0.9, '0.468'],
  [1.508, 0.85, '1.473'],
  [0.833, 1.1, '1.053'],
  [1.15, 1, '1.322'],
])('%d at a rating of %d with 13 %% allowed is %s', (observed, rating, standard) => {
  expect(standardTime(normalTime(observed, rating), 0.13).toFixed(3)).toBe(standard)
})

test('their sum is the standard time of the work', () => {
  const elements = (
    [
      [0.452, 0.9],
      [1.508, 0.85],
      [0.833, 1.1],
      [1.15, 1],
    ] as const
  ).map(([seconds, rating]) => ({ rating, observations: observations(seconds) }))
  expect(standardOf(elements, 0.13)!.toFixed(3)).toBe('4.316')
  expect(standardOf([...elements, { rating: 1, observations: [] }], 0.13)).toBeNull()
  expect(standardOf([], 0.13)).toBeNull()
})

test.each([
  // s = 1, mean = 10: (1.96 × 1 / (0.05 × 10))² = 15.3664.
  [[9, 10, 11], 1.96, 0.05, 16],
  // s = √2.5, mean = 12: (1.96 × 1.5811 / (0.05 × 12))² = 26.6778.
  [[10, 11, 12, 13, 14], 1.96, 0.05, 27],
  // (2 × 1 / (0.05 × 10))² = 16 sharp, which is not 17.
  [[9, 10, 11], 2, 0.05, 16],
  [[5, 5], 1.96, 0.05, 0],
  [[5], 1.96, 0.05, null],
  [[], 1.96, 0.05, null],
])('of %j at z %d and h %d it takes %j cycles', (times, confidence, precision, needed) => {
  expect(cyclesNeeded(times, { confidence, precision })).toBe(needed)
})

test('a study takes as many cycles as its most uneven element, and does not know before each has two times', () => {
  const even = { rating: 1, observations: observations(5, 5) }
  const uneven = { rating: 1, observations: observations(9, 10, 11) }
  const precision = { confidence: 1.96, precision: 0.05 }
  expect(studyCyclesNeeded([even, uneven], precision)).toBe(16)
  expect(studyCyclesNeeded([uneven, { rating: 1, observations: observations(9, -10) }], precision)).toBeNull()
})

test('a cycle is complete where every element has a time that counts', () => {
  const one = { rating: 1, observations: observations(1, 2, 3, null) }
  const two = { rating: 1, observations: observations(1, -2, 3, 4) }
  expect(completeCycles([one, two])).toBe(2)
  expect(completeCycles([one, { rating: 1, observations: [] }])).toBe(0)
  expect(completeCycles([])).toBe(0)
})

test('the mean of nothing is not known', () => {
  expect([mean([]), mean([1, 2])]).toEqual([null, 1.5])
})

test.each([
  [1, 1],
  [60, 1],
  [60.000000000001, 1],
  [61, 2],
  [3600, 60],
])('%d seconds are %d whole minutes', (seconds, minutes) => {
  expect(wholeMinutes(seconds)).toBe(minutes)
})
