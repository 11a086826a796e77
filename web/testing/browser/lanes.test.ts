// The board in swimlanes: one for each person, or for each organization.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, isLive, ownBoard, toldOf, type Listed } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

const laneOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const cell = (page: Page, lane: string, column: string): Locator =>
  laneOf(page, lane).getByRole('group', { name: new RegExp(`^${column}, `) })

async function openLanes(by = 'person') {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const colleague = await world.user(at, 'ADMIN')
  const own = await world.action(at, admin, { assigneeId: admin.id, serviceTimeMins: 90 })
  const theirs = await world.action(at, admin, { assigneeId: colleague.id })
  const { page } = await house.current.visit(admin, `/home?lanes=${by}`)
  await cardOf(page, own).waitFor()
  return { world, at, admin, colleague, own, theirs, page }
}

/** Takes a card with the mouse and lets it go over a cell. */
async function dragTo(page: Page, action: Listed, target: Locator) {
  await cardOf(page, action).and(page.locator('[draggable=true]')).waitFor()
  const [from, over] = await Promise.all([cardOf(page, action).boundingBox(), target.boundingBox()])
  await page.mouse.move(from!.x + 40, from!.y + 12)
  await page.mouse.down()
  await page.mouse.move(from!.x + 60, from!.y + 20, { steps: 4 })
  await page.mouse.move(over!.x + over!.width / 2, over!.y + over!.height / 2, { steps: 12 })
  await page.mouse.up()
}

test('one’s own lane stands first, with its records and hours', async () => {
  const { admin, colleague, page } = await openLanes()
  const names = page.locator('section > header').getByRole('heading', { level: 2 })
  await expect
    .poll(() => names.allTextContents())
    .toEqual([expect.stringContaining(admin.name), expect.stringContaining(colleague.name)])
  await laneOf(page, admin.name).getByText('1 record · 1.5 h').waitFor()
})

test('a record that is dragged into another lane and column is assigned and moved', async () => {
  const { world, colleague, own, theirs, admin, page } = await openLanes()
  const other = await house.current.visit(colleague, '/home?lanes=person')
  await isLive(other.page)
  await cardOf(other.page, own).waitFor()
  await cardOf(page, theirs).waitFor()
  await dragTo(page, own, cell(page, colleague.name, 'IM Working'))
  await cardOf(cell(page, colleague.name, 'IM Working'), own).waitFor()
  await cardOf(cell(other.page, colleague.name, 'IM Working'), own).waitFor()
  await expect.poll(() => cardOf(page, own).count()).toBe(1)
  const { assigneeId, status } = await world.prisma.action.findUniqueOrThrow({ where: { id: own.id } })
  expect({ assigneeId, status }).toEqual({ assigneeId: colleague.id, status: 1 })
  // A lane without records goes as the lanes are read again.
  await laneOf(page, admin.name).waitFor({ state: 'detached' })
})

test('a record stays with its organization, and that is said', async () => {
  const { world, at, admin, own, page } = await openLanes('organization')
  const below = await world.organization({ parent: at, name: 'Below' })
  const there = await world.action(below, admin, { assigneeId: admin.id })
  await cardOf(page, there).waitFor()
  await dragTo(page, own, cell(page, 'Below', 'Next Up'))
  await toldOf(page, 'A record stays with its organization.').waitFor()
  await expect.poll(() => cardOf(laneOf(page, 'Below'), own).count()).toBe(0)
  await cardOf(page, own).waitFor()
})

test('a column of a lane shows more of its records on request', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  for (let i = 0; i < 6; i++) await world.action(at, admin, { assigneeId: admin.id })
  const { page } = await house.current.visit(admin, '/home?lanes=person')
  const cards = cell(page, admin.name, 'Next Up').locator('[data-card]')
  await expect.poll(() => cards.count()).toBe(4)
  await page.getByRole('button', { name: 'Show 2 more' }).click()
  await expect.poll(() => cards.count()).toBe(6)
})

test('lanes are chosen in the menu of the toolbar, and stay with a record that is opened', async () => {
  const { own, page } = await openLanes()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Group by person', checked: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Next Up', exact: true }).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Group by organization' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).searchParams.get('lanes')).toBe('organization')
  await cardOf(page, own).click()
  await page.waitForURL(/\/home\/record\/.*lanes=organization/)
})

test('are read by who listens, in both themes, wide and narrow', async () => {
  const { admin, colleague, page } = await openLanes()
  await cell(page, admin.name, 'Next Up').waitFor()
  await cell(page, colleague.name, 'Next Up').waitFor()
  await lookAt(page)
})

test('on a phone nothing is cut off, and a column says its name', async () => {
  const { page } = await openLanes()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Next Up, 1 record').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
