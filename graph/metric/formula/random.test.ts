import { expect, test } from 'vitest'
import { compareAtRandom } from '../../testing/randomFormulas.ts'

test('10,000 formulas at random come to what an independent evaluator says', async () => {
  const { taken, withoutValue } = await compareAtRandom(10_000, 6)
  expect(taken).toBe(10_000)
  // Both kinds are in it.
  expect(withoutValue).toBeGreaterThan(100)
})
