import { expect, test } from 'vitest'
import { repeatingInput, repeatingOf } from './repeating.ts'

test.each([
  ['a free afternoon', '2026-11-27T12:00', 300, ['12:00', '17:00', '1']],
  ['a whole day', '2026-11-27T00:00', 1440, ['', '', '1']],
  ['an afternoon to its end', '2026-11-27T12:00', 720, ['12:00', '', '1']],
  ['a night', '2026-11-27T22:00', 480, ['22:00', '06:00', '2']],
  ['a weekend', '2026-11-28T00:00', 2880, ['', '', '2']],
])('%s becomes a form and the same absence again', (_what, startsOn, durationMins, [from, until, days]) => {
  const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'
  const value = repeatingOf({ rule, sentence: '', startsOn, durationMins }, '2026-11-24')
  expect(value).toMatchObject({ from, until, days })
  expect(repeatingInput(value)).toEqual({ rule, startsOn, durationMins })
})

test.each([
  { from: '12:00', until: '08:00', days: '1' },
  { from: '', until: '', days: '0' },
  { from: '', until: '', days: 'two' },
])('times that go backwards, or no number of days, have no duration: $from–$until, $days', (more) => {
  expect(repeatingInput({ ...repeatingOf(undefined, '2026-11-27'), ...more }).durationMins).toBeUndefined()
})
