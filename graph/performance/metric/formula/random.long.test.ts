import { expect, test } from 'vitest'
import { compareAtRandom } from '../../../testing/randomFormulas.ts'

test.each([6, 7, 8, 9, 10])(
  '10,000 formulas at random come to what an independent evaluator says, from seed %i',
  async (seed) => {
    const { compared, withoutValue } = await compareAtRandom(10_000, seed)
    expect(compared).toBe(10_000)
    expect(withoutValue).toBeGreaterThan(100)
  },
)

test.each([1, 2])('200,000 formulas at random do too, from seed %i', async (seed) => {
  expect((await compareAtRandom(200_000, seed)).compared).toBe(200_000)
})
