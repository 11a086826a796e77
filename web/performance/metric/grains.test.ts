import { expect, test } from 'vitest'
import { endOf, historyIn, periodText, withGaps } from './grains.ts'
import { alertText, figure, isAlert, targetText } from './words.ts'

test.each([
  ['DAY', '2026-11-19T08:00:00.000Z', '2026-11-20T08:00:00.000Z', '19 Nov'],
  // The day on which summer time ends has 25 hours, that on which it begins 23.
  ['DAY', '2026-11-01T07:00:00.000Z', '2026-11-02T08:00:00.000Z', '1 Nov'],
  ['DAY', '2026-03-08T08:00:00.000Z', '2026-03-09T07:00:00.000Z', '8 Mar'],
  ['HOUR', '2026-11-01T09:00:00.000Z', '2026-11-01T10:00:00.000Z', '1 Nov, 01:00'],
  ['WEEK', '2026-11-16T08:00:00.000Z', '2026-11-23T08:00:00.000Z', 'week of 16 Nov'],
  ['MONTH', '2026-11-01T07:00:00.000Z', '2026-12-01T08:00:00.000Z', 'Nov 2026'],
  ['QUARTER', '2026-10-01T07:00:00.000Z', '2027-01-01T08:00:00.000Z', 'Q4 2026'],
] as const)('a %s from %s ends at %s and is called %s', (grain, startsAt, end, text) => {
  expect(endOf(startsAt, grain, 'America/Los_Angeles')).toBe(end)
  expect(periodText(startsAt, grain, 'America/Los_Angeles')).toBe(text)
})

test('the address says which history is shown; what it can not mean is the usual', () => {
  expect(historyIn(new URLSearchParams('grain=WEEK&periods=52'))).toEqual({ grain: 'WEEK', periods: 52 })
  expect(historyIn(new URLSearchParams('grain=YEAR&periods=1e9'))).toEqual({ grain: 'DAY', periods: 30 })
  expect(historyIn(new URLSearchParams('grain=HOUR&periods=365'))).toEqual({ grain: 'HOUR', periods: 48 })
})

test('targets and alerts are said in words, and equal is fine', () => {
  const fuel = { targetThreshold: 2.8, alertIf: 'BELOW_THRESHOLD', unit: 'km/L' }
  expect([targetText(fuel), alertText(fuel)]).toEqual(['at least 2.8 km/L', 'alert below 2.8'])
  expect([2.7, 2.8, 2.9].map((value) => isAlert(value, fuel))).toEqual([true, false, false])
  expect(targetText({ ...fuel, targetThreshold: null })).toBe('no target')
  expect(isAlert(0, { ...fuel, targetThreshold: null })).toBe(false)
  const idling = { targetThreshold: 10, alertIf: 'ABOVE_THRESHOLD', unit: '%' }
  expect([9.9, 10, 10.1].map((value) => isAlert(value, idling))).toEqual([false, false, true])
  expect([figure(1234.5), figure(0.06931), figure(0)]).toEqual(['1,235', '0.06931', '0'])
})

test('a line has gaps where there are no observations, also over the end of summer time', () => {
  const day = (text: string, value: number) => ({ startsAt: `2026-${text}:00:00.000Z`, value })
  const filled = withGaps([day('10-30T07', 1), day('11-03T08', 2), day('11-04T08', 3)], 'DAY', 'America/Los_Angeles')
  expect(filled.map(({ value }) => value)).toEqual([1, null, null, null, 2, 3])
  // Of another zone they do not meet.
  expect(withGaps([day('10-30T07', 1), day('11-03T09', 2)], 'DAY', 'America/Los_Angeles')).toHaveLength(2)
  expect(withGaps([], 'DAY', 'UTC')).toEqual([])
})
