import { expect, test } from 'vitest'
import { absenceText, endOf, periodOf, startOf } from './absenceTimes.ts'

const denver = 'America/Denver'

test.each([
  ['whole days', '2026-11-20T07:00:00.000Z', '2026-11-25T07:00:00.000Z', ['2026-11-20', '', '2026-11-24', '']],
  ['an afternoon', '2026-11-20T19:00:00.000Z', '2026-11-21T07:00:00.000Z', ['2026-11-20', '12:00', '2026-11-20', '']],
  [
    'some hours',
    '2026-11-20T15:30:00.000Z',
    '2026-11-20T18:00:00.000Z',
    ['2026-11-20', '08:30', '2026-11-20', '11:00'],
  ],
  [
    'the day clocks are set',
    '2026-11-01T06:00:00.000Z',
    '2026-11-02T07:00:00.000Z',
    ['2026-11-01', '', '2026-11-01', ''],
  ],
])('%s become a form and the same instants again', (_what, startsAt, endsAt, [from, fromTime, until, untilTime]) => {
  const period = periodOf(startsAt, endsAt, denver)
  expect(period).toEqual({ from, fromTime, until, untilTime })
  expect([startOf(period, denver), endOf(period, denver)]).toEqual([startsAt, endsAt])
})

test.each([
  ['2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z', '20 Nov 2026 – 21 Nov 2026'],
  ['2026-11-20T12:00:00Z', '2026-11-20T17:00:00Z', '20 Nov 2026, 12:00–17:00'],
])('it is said in days where it is whole days, else with its times', (startsAt, endsAt, text) => {
  expect(absenceText(startsAt, endsAt, 'UTC')).toBe(text)
})
