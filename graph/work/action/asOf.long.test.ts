// At 1,000 moments of random runs, looking back shows what was seen then.
import { expect, test } from 'vitest'
import { lookBack } from '../../testing/lookingBack.ts'
import { World } from '../../testing/world.ts'

const world = await World.make({ database: 'as_of_long' })

test.each([2, 3, 4, 5, 6, 7, 8, 9])('at 125 moments of the run of %i', { timeout: 600_000 }, async (seed) => {
  await lookBack(world, { moments: 125, seed })
  expect.hasAssertions()
})
