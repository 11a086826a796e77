import { expect, test } from 'vitest'
import { breachesText } from './breachesText.ts'
import { controlLevels, marksOf } from './controlLevels.ts'
import { levelTime } from './levelTime.ts'
import { ownLevels } from './levels.ts'
import { levelValues, nearLevels } from './levelValues.ts'

const levels = { ctq: 95, warning: 80, missed: 50 }

test('levels are values of the metric, on the side where it is worse', () => {
  expect(levelValues({ ...levels, target: 100, alertIf: 'BELOW_THRESHOLD' })).toEqual({
    ctq: 95,
    warning: 80,
    missed: 50,
  })
  expect(levelValues({ ...levels, target: 19, alertIf: 'ABOVE_THRESHOLD' })).toEqual({
    ctq: 20,
    warning: 23.75,
    missed: 38,
  })
})

test('without a target, or with one that has no shares, levels have no value', () => {
  const none = { ctq: null, warning: null, missed: null }
  expect(levelValues({ ...levels, target: null, alertIf: 'BELOW_THRESHOLD' })).toEqual(none)
  expect(levelValues({ ...levels, target: 0, alertIf: 'ABOVE_THRESHOLD' })).toEqual(none)
  expect(levelValues({ ctq: 95, warning: 80, missed: 0, target: 19, alertIf: 'ABOVE_THRESHOLD' }).missed).toBeNull()
})

test('a level far from the values would flatten the line and is left out', () => {
  const near = nearLevels({ ...levels, target: 100, alertIf: 'BELOW_THRESHOLD' }, [90, 98])
  expect(near.map(({ text }) => text)).toEqual(['CTQ 95', 'Warning 80'])
})

test('a point is marked by its limits first, then by the other rules', () => {
  const limits = { mean: 90, upper: 95, lower: 85 }
  const point = (value: number, ...rules: string[]) => ({ value, rules })
  expect(marksOf([point(84, 'BEYOND_THREE_SIGMA'), point(91, 'EIGHT_ON_ONE_SIDE'), point(90)], limits)).toEqual([
    'beyond',
    'pattern',
    undefined,
  ])
  expect(controlLevels(92, limits).map(({ text }) => text)).toEqual(['Target 92', 'Mean 90', 'Upper 95', 'Lower 85'])
})

test('how long it is at its level is said in days, less than one in hours, and that it may be more', () => {
  const at = (since: string, pointsAtLevel = 2) =>
    levelTime({ since, endsAt: '2026-11-20T00:00:00.000Z', pointsAtLevel })
  expect(at('2026-11-08T00:00:00.000Z')).toBe('12 days')
  expect(at('2026-11-19T21:00:00.000Z')).toBe('3 hours')
  expect(at('2026-09-21T00:00:00.000Z', 60)).toBe('60 days or longer')
})

test('breaches stand beside how many there usually are', () => {
  expect(breachesText({ breaches: 1, usual: 1 / 3 })).toBe('1 breach, usually 0.3')
  expect(breachesText({ breaches: 2, usual: 0 })).toBe('2 breaches, usually 0')
})

test('levels are written out only where they are not the usual ones', () => {
  const usual = { ctqValue: 95, warningTrigger: 80, missedOpportunityTrigger: 50 }
  expect(ownLevels(usual)).toBeNull()
  expect(ownLevels({ ...usual, warningTrigger: 85 })).toBe('CTQ 95, warning 85, missed opportunity 50')
})
