// A bucket of ten thousand records: soon there, light in the page, and to be scrolled to its end.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../graph/testing/rows.ts'
import { countOf, fill, isLive, ownBoard, panel } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const many = 10_000
let admin: Person

beforeAll(async () => {
  const { world } = house.current
  const board = await ownBoard(world)
  admin = board.admin
  await fill(world, board.at, admin, many)
})

const cards = (page: Page) => page.locator('[data-card]').count()
const lastPlace = (page: Page) =>
  panel(page, 'Next Up')
    .locator('li')
    .evaluateAll((items) => Math.max(0, ...items.map((item) => Number(item.ariaPosInSet))))

test('the board paints about as soon as one of a single record', async () => {
  const { world } = house.current
  const { at, admin: other } = await ownBoard(world)
  await world.action(at, other)
  const pages = [await house.current.visit(admin, '/home'), await house.current.visit(other, '/home')].map(
    ({ page }) => page,
  )
  const soonest = pages.map(() => Infinity)
  // In turns, and the soonest of each: what else the machine does meets both alike.
  for (let round = 0; round < 3; round++) {
    for (const [i, page] of pages.entries()) {
      await page.reload({ waitUntil: 'commit' })
      await panel(page, 'Next Up').locator('[data-card]').first().waitFor()
      soonest[i] = Math.min(soonest[i]!, await page.evaluate(() => performance.now()))
    }
  }
  expect(soonest[0]! / soonest[1]!).toBeLessThan(2)
  expect(await cards(pages[0]!)).toBeLessThan(150)
})

test('it scrolls on and on, with few cards in the page', async () => {
  const { page } = await house.current.visit(admin, '/home')
  await panel(page, 'Next Up').locator('[data-card]').first().waitFor()
  const list = panel(page, 'Next Up').locator('[data-panel]')
  let most = 0
  for (let seen = 0; seen < 450;) {
    await list.evaluate((element) => (element.scrollTop += 6_000))
    await expect.poll(() => lastPlace(page)).toBeGreaterThan(seen)
    seen = await lastPlace(page)
    most = Math.max(most, await cards(page))
  }
  expect(most).toBeLessThan(150)
})

test('the count says 1,000+, and exactly how many on request', async () => {
  const { page } = await house.current.visit(admin, '/home')
  const exact = page.getByRole('button', { name: 'More than 1,000; count exactly' })
  await expect.poll(() => exact.textContent()).toBe('1,000+')
  await exact.click()
  await expect.poll(() => countOf(page, 'Next Up').textContent()).toBe('10,000')
})

test('End leads to the last card that is there, and the next ones come', async () => {
  const { page } = await house.current.visit(admin, '/home')
  // Behind the first screen come the keys.
  await isLive(page)
  const focusedPlace = () => page.evaluate(() => Number(document.activeElement?.closest('li')?.ariaPosInSet))
  await panel(page, 'Next Up').locator('[data-card]').first().focus()
  await page.keyboard.press('End')
  await expect.poll(focusedPlace).toBeGreaterThanOrEqual(50)
  const first = await focusedPlace()
  await expect.poll(() => lastPlace(page)).toBeGreaterThan(first)
  await page.keyboard.press('End')
  await expect.poll(focusedPlace).toBeGreaterThan(first)
})
