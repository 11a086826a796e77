// What metrics and cadence say in words.
import { expect, test } from 'vitest'
import { dueOf, keptShare, mondayText, shadeOf } from './cadenceLook.ts'
import { spans, trendText } from './metricNumbers.ts'

const below = { alertIf: 'BELOW_THRESHOLD' }
const above = { alertIf: 'ABOVE_THRESHOLD' }

test('a trend is better or worse by the side on which the metric alerts', () => {
  expect([
    trendText(below, 99, 90),
    trendText(below, 81, 90),
    trendText(above, 9, 10),
    trendText(above, 11, 10),
    trendText(above, 10.01, 10),
  ]).toEqual(['better by 10 %', 'worse by 10 %', 'better by 10 %', 'worse by 10 %', 'as before'])
})

test('the spans are two of 28 days that meet', () => {
  expect(spans(new Date('2026-11-20T10:00:00Z'))).toEqual({
    before: '2026-09-25T00:00:00.000Z',
    from: '2026-10-23T00:00:00.000Z',
    to: '2026-11-20T00:00:00.000Z',
  })
})

test('what was skipped is due but not held against the share; all kept has no shade', () => {
  const week = { done: 3, late: 1, skipped: 2, missed: 0 }
  expect([dueOf(week), keptShare(week), keptShare({ ...week, done: 0, late: 0 })]).toEqual([6, 0.75, null])
  expect([shadeOf(1), shadeOf(null)]).toEqual([undefined, undefined])
  expect(shadeOf(0)).toContain('34%')
})

test('a week is named by its Monday there', () => {
  expect([
    mondayText('2026-11-15T23:00:00Z', 'Europe/Oslo'),
    mondayText('2026-11-16T08:00:00Z', 'America/Los_Angeles'),
  ]).toEqual(['16 Nov', '16 Nov'])
})
