import { expect, test } from 'vitest'
import { beginOf, dayOf, lastDayOf, nextDay, periodInWords } from './dates.ts'

test('a day begins at midnight of its zone, on the days the clocks change too', () => {
  expect(beginOf('2026-11-20', 'UTC')).toBe('2026-11-20T00:00:00.000Z')
  expect(beginOf('2026-11-20', 'America/Los_Angeles')).toBe('2026-11-20T08:00:00.000Z')
  expect(beginOf('2026-03-08', 'America/Los_Angeles')).toBe('2026-03-08T08:00:00.000Z')
  expect(beginOf('2026-03-09', 'America/Los_Angeles')).toBe('2026-03-09T07:00:00.000Z')
  expect(beginOf('2026-10-25', 'Europe/Oslo')).toBe('2026-10-24T22:00:00.000Z')
})

test('and back', () => {
  expect(dayOf('2026-11-20T07:59:59Z', 'America/Los_Angeles')).toBe('2026-11-19')
  expect(lastDayOf(beginOf(nextDay('2026-12-31'), 'Europe/Oslo'), 'Europe/Oslo')).toBe('2026-12-31')
  expect(periodInWords('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', 'UTC')).toBe('1 Jan 2026 – 31 Jan 2026')
  expect(periodInWords('2026-01-01T00:00:00Z', null, 'UTC')).toBe('Since 1 Jan 2026')
})

test.each([
  'America/Havana',
  'Asia/Beirut',
  'America/Asuncion',
  'Africa/Cairo',
  'Atlantic/Azores',
  'America/Santiago',
  'Australia/Lord_Howe',
])('each day begins once in %s: its midnight may come twice, or not at all', (zone) => {
  for (let day = '2025-01-01'; day < '2027-01-01'; day = nextDay(day)) {
    const begin = Date.parse(beginOf(day, zone))
    expect([dayOf(new Date(begin), zone), dayOf(new Date(begin - 60_000), zone) < day]).toEqual([day, true])
  }
  expect([beginOf('2025-11-02', 'America/Havana'), beginOf('2026-03-08', 'America/Havana')]).toEqual([
    '2025-11-02T04:00:00.000Z',
    '2026-03-08T05:00:00.000Z',
  ])
})
