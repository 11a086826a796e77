import { expect, test } from 'vitest'
import { inputOf, newRhythm, rhythmOf, type RhythmValue } from './rhythm.ts'

const start = '2026-11-23T06:00'
const kept = (rule: string) =>
  rhythmOf({ rule, timeZone: 'UTC', durationMins: 60, leadDays: 1, sentence: 'In words' }, start)
const made = (more: Partial<RhythmValue>) => inputOf({ ...newRhythm('2026-11-23', 'UTC'), ...more })

test.each([
  ['every weekday', { rhythm: 'WORKDAYS' }, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['the first Monday of the month', { rhythm: 'FIRST_MONDAY' }, 'FREQ=MONTHLY;BYDAY=1MO'],
  ['the last Friday of the month', { rhythm: 'NTH', nth: '-1', nthDay: 'FR' }, 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['every third day', { rhythm: 'EVERY', step: '3', unit: 'DAILY' }, 'FREQ=DAILY;INTERVAL=3'],
  [
    'every other month, ten times',
    { rhythm: 'EVERY', step: '2', unit: 'MONTHLY', ends: 'after', count: '10' },
    'FREQ=MONTHLY;INTERVAL=2;COUNT=10',
  ],
] as const)('%s is chosen without a rule', (_what, more, rule) => {
  expect(made(more)).toMatchObject({ recurrence: { rule } })
})

test.each([
  ['FREQ=DAILY', 'DAILY'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'WORKDAYS'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'WEEKDAYS'],
  ['FREQ=MONTHLY;BYDAY=1MO', 'FIRST_MONDAY'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'NTH'],
  ['FREQ=DAILY;INTERVAL=3', 'EVERY'],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=23', 'EVERY'],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5', 'KEPT'],
  ['FREQ=MONTHLY;BYDAY=5MO', 'KEPT'],
  ['FREQ=YEARLY;BYMONTH=1,7;BYDAY=2TU;COUNT=4', 'KEPT'],
])('%s is edited as %s, with no text of a rule, and comes back as it was', (rule, rhythm) => {
  const value = kept(rule)
  expect([value.rhythm, value.rule]).toEqual([rhythm, ''])
  const { recurrence } = inputOf(value)
  const back = ('rule' in recurrence && recurrence.rule) || 'FREQ=DAILY'
  expect(back.replace(/;COUNT.*/, '')).toBe(rule.replace(/;COUNT.*/, '').replace(/;BYMONTHDAY=23$/, ''))
  expect(/COUNT/.test(back)).toBe(/COUNT/.test(rule))
})
