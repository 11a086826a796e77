import { expect, test } from 'vitest'
import { Decimal } from '../../kernel/decimal.ts'
import { attainment, levelOf } from './attainment.ts'
import { frequencyTrend, marginImpact, totalCtqOpportunity } from './opportunity.ts'

const seed = { warningTrigger: 80, missedOpportunityTrigger: 50, ctqValue: 95 }

test.each([
  [100, 'MET'],
  [95, 'MET'],
  [94.999, 'OPPORTUNITY'],
  [80, 'OPPORTUNITY'],
  [79.999, 'WARNING'],
  [50, 'WARNING'],
  [49.999, 'MISSED_OPPORTUNITY'],
  [0, 'MISSED_OPPORTUNITY'],
])('an attainment of %d is %s of the seed benchmark', (attained, level) => {
  expect(levelOf(attained, seed)).toBe(level)
})

test('more is better: the share of the target, 100 at most', () => {
  const of = (value: number, target = 95) => attainment(value, target, 'BELOW_THRESHOLD')
  expect([of(95), of(120), of(76), of(47.5), of(0), of(-3)]).toEqual([100, 100, 80, 50, 0, 0])
  expect(of(2.66, 2.8)).toBe(95)
})

test('less is better: the target as a share of the value, 100 at most', () => {
  const of = (value: number, target = 2) => attainment(value, target, 'ABOVE_THRESHOLD')
  expect([of(2), of(1), of(0), of(-1), of(2.5), of(4), of(200)]).toEqual([100, 100, 100, 100, 80, 50, 1])
})

test('of a target that is 0 or less one attains all or nothing', () => {
  expect([attainment(0, 0, 'ABOVE_THRESHOLD'), attainment(0.1, 0, 'ABOVE_THRESHOLD')]).toEqual([100, 0])
  expect([attainment(0, 0, 'BELOW_THRESHOLD'), attainment(-1, 0, 'BELOW_THRESHOLD')]).toEqual([100, 0])
  expect([attainment(-20, -18, 'ABOVE_THRESHOLD'), attainment(-15, -18, 'ABOVE_THRESHOLD')]).toEqual([100, 0])
  expect([attainment(-15, -18, 'BELOW_THRESHOLD'), attainment(-20, -18, 'BELOW_THRESHOLD')]).toEqual([100, 0])
})

test('the largest values there may be have an attainment too', () => {
  expect(attainment(1e300, 1, 'ABOVE_THRESHOLD')).toBe(0)
  expect(attainment(1, 1e300, 'BELOW_THRESHOLD')).toBe(0)
})

test('the opportunity is what is missing to CTQ, as a share of the volume; the margin what that is worth', () => {
  const gained = (attained: number, ctqValue: number, volume: string) =>
    totalCtqOpportunity(attained, ctqValue, volume)!.toString()
  expect(gained(80, 95, '1000')).toBe('150')
  expect(gained(95, 95, '1000')).toBe('0')
  expect(gained(100, 95, '1000')).toBe('0')
  expect(marginImpact(new Decimal(150), 2.5)!.toString()).toBe('375')
  expect(marginImpact(new Decimal(150), null)).toBeNull()
})

test('no digit of it is lost on the way', () => {
  // (95 − 93.684210526) / 100 × 123,456,789,012.345678 stops, at 0.0007 each, worked out with bc.
  const gained = totalCtqOpportunity(93.684210526, 95, '123456789012.345678')!
  expect(gained.toString()).toBe('1624431434.76283299161793372')
  expect(marginImpact(gained, '0.0007')!.toString()).toBe('1137102.004333983094132553604')
})

test('without a volume there is no opportunity to speak of, which is not 0', () => {
  expect([totalCtqOpportunity(80, 95, null), totalCtqOpportunity(80, 95, 0), marginImpact(null, 2.5)]).toEqual([
    null,
    null,
    null,
  ])
})

test('breaches of a period are held against the mean of the last three', () => {
  expect(frequencyTrend(3, [1, 2, 0])).toEqual({ breaches: 3, usual: 1, direction: 'RISING' })
  expect(frequencyTrend(1, [1, 2, 0])).toEqual({ breaches: 1, usual: 1, direction: 'STEADY' })
  expect(frequencyTrend(0, [1, 0, 0])).toEqual({ breaches: 0, usual: 1 / 3, direction: 'FALLING' })
  expect(frequencyTrend(0, [0, 0, 0]).direction).toBe('STEADY')
})
