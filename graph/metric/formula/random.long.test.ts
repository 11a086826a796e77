import { expect, test } from 'vitest'
import { compareAtRandom } from '../../testing/randomFormulas.ts'

test.each([1, 2, 3, 4, 5])('200,000 formulas at random come to what an independent evaluator says, from seed %i', async (seed) => {
  expect((await compareAtRandom(200_000, seed)).taken).toBe(200_000)
})
