import { expect, test } from 'vitest'
import { instantOf, wallIn } from './wallTimes.ts'

test.each([
  ['an hour before the clocks go forward', '2026-03-08T01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['skipped, which keeps the offset from before', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['after it', '2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['doubled, which is the first', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['after the clocks went back', '2026-11-01T02:30', 'America/New_York', '2026-11-01T07:30:00.000Z'],
  ['skipped in Oslo', '2026-03-29T02:30', 'Europe/Oslo', '2026-03-29T01:30:00.000Z'],
  ['doubled in Oslo', '2026-10-25T02:30', 'Europe/Oslo', '2026-10-25T00:30:00.000Z'],
  ['of half an hour', '2026-05-01T12:00', 'Asia/Kolkata', '2026-05-01T06:30:00.000Z'],
  ['midnight', '2026-05-01T00:00', 'Pacific/Auckland', '2026-04-30T12:00:00.000Z'],
])('a wall time %s is an instant', (_case, wall, zone, instant) => {
  expect(instantOf(wall, zone)).toBe(instant)
})

test('and back', () => {
  expect(wallIn(instantOf('2026-07-01T08:15', 'Europe/Oslo'), 'Europe/Oslo')).toBe('2026-07-01T08:15')
})
