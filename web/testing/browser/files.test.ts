// How many files a visit asks for: on a phone each costs a round trip.
import { expect, test } from 'vitest'
import { ownBoard } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('the board, and what comes ahead of its being opened, are few files', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  await page.waitForFunction(() => performance.getEntriesByName('fetched ahead').length > 0)
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ name }) => name),
  )
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.length, scripts.join('\n')).toBeLessThan(16)
})
