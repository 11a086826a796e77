import { expect, test } from 'vitest'
import { dayInWords, minutesInWords, windowMinutes, timesOf, timeValue } from './week.ts'

const windows = [
  { weekday: 1, from: 540, to: 720 },
  { weekday: 1, from: 780, to: 1440 },
  { weekday: 2, from: 0, to: 1440 },
]

test.each([
  [1, '09:00 – 12:00, 13:00 – 24:00'],
  [2, '24 hours'],
  [3, 'Closed'],
])('weekday %i in words', (weekday, words) => expect(timesOf(windows, weekday)).toBe(words))

test('a field shows the midnight at the end of a day as 00:00, and reads it back', () => {
  expect([
    timeValue(1440),
    windowMinutes('00:00', true),
    windowMinutes('00:00', false),
    windowMinutes('17:30', true),
  ]).toEqual(['00:00', 1440, 0, 1050])
})

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [-95, '1 h 35 min'],
])('%i minutes in words', (minutes, words) => expect(minutesInWords(minutes)).toBe(words))

test('a day is the same day in every zone', () => expect(dayInWords('2027-01-01')).toBe('1 January 2027'))
