import { expect, test } from 'vitest'
import { compareAtRandom } from '../../../testing/randomFormulas.ts'

test('1,000 formulas at random come to what an independent evaluator says, to 30 digits; more of them in the long tests', async () => {
  const { compared, refused, doubtful, withoutValue } = await compareAtRandom(1_000, 6)
  expect(compared).toBe(1_000)
  // All kinds are in it.
  expect(refused).toBeGreaterThan(10)
  expect(withoutValue).toBeGreaterThan(10)
  expect(doubtful).toBeLessThan(100)
})
