// 1280 × 1024 px at 200 % are 640 × 512, at 400 % 320 × 256: all is reached without scrolling sideways.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, ownBoard, panel } from './board.ts'
import { misfitsAt } from './fit.ts'
import { ownRecords } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

const paths = [
  '/home',
  '/home?lanes=person',
  '/activerecords',
  '/mydashboard',
  '/mycalendar',
  '/organizations',
  '/benchmark',
  '/mysettings',
]

test.each([
  { zoom: 200, width: 640, height: 512 },
  { zoom: 400, width: 320, height: 256 },
])('at $zoom % no screen scrolls sideways, and no control is cut off', async ({ width, height }) => {
  const { admin, action } = await ownRecords(house.current.world)
  const { page } = await house.current.visit(admin, '/nowhere', { width, height })
  expect(await misfitsAt(page, [...paths, `/home/record/${action.key}`])).toEqual([])
})

/** How much of something is in the window once one has scrolled to it. */
async function heightSeen(page: Page, part: Locator) {
  await part.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const box = (await part.boundingBox())!
  return Math.min(box.y + box.height, page.viewportSize()!.height) - Math.max(box.y, 0)
}

test('at 400 % the lines above the board and the list scroll away, and the work has the window', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin)
  const { page } = await house.current.visit(admin, '/home', { width: 320, height: 256 })
  await cardOf(page, action).waitFor()
  await expect.poll(() => heightSeen(page, panel(page, 'Next Up'))).toBeGreaterThan(180)
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeLessThan(0)
  await page.goto('/activerecords')
  await page.getByRole('row', { name: action.title }).waitFor()
  await expect.poll(() => heightSeen(page, page.getByRole('grid'))).toBeGreaterThan(120)
})
