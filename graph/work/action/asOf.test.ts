// The board, its grids, lists and records as of an instant of the past.
import { expect, test } from 'vitest'
import { lookBack } from '../../testing/lookingBack.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()

test('looking back to moments of a random run shows what was seen then', { timeout: 120_000 }, async () => {
  await lookBack(world, { moments: 25, seed: 1 })
  expect.hasAssertions()
})
