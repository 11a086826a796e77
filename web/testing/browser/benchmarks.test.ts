// Benchmarks: made with a preview, read as cards and in full, proposed and decided, by mouse and by keyboard; how they
// look.
import { expect, test } from 'vitest'
import { observe, standardMetric } from '../../../graph/testing/metrics.ts'
import type { World } from '../../../graph/testing/world.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const day = 24 * 3_600_000

/** A tree with 60 days of punctuality: good, then a bad fortnight, then yesterday. */
async function ownNumbers(world: World) {
  const root = await world.organization({ name: 'Northway Logistics' })
  const admin = await world.user(root, 'ADMIN')
  const metric = await standardMetric(world, root, 'route-punctuality-adherence')
  const midnight = Math.floor(world.clock.now().getTime() / day) * day
  const value = (i: number) => (i > 40 && i < 55 ? 84 - (i % 3) * 4 : 96 + (i % 4) * 0.7) - (i === 59 ? 8 : 0)
  await observe(
    world,
    metric.id,
    root,
    Array.from({ length: 60 }, (_none, i) => ({
      at: new Date(midnight - (60 - i) * day + day / 2),
      values: [value(i) * 2, 200],
    })),
    admin,
  )
  return { root, admin, metric }
}

test('a benchmark is made with what it would have said of the past, read in full, and archived', async () => {
  const { world } = house.current
  const { admin } = await ownNumbers(world)
  const { page } = await house.current.visit(admin, '/benchmark')
  await page.getByText('No benchmarks').waitFor()
  await page.getByRole('link', { name: 'Add benchmark' }).click()
  await page.getByLabel('Name').fill('Stops in time')
  await page.getByLabel('Metric').selectOption({ label: 'Route Punctuality Adherence' })
  await page.getByLabel('Owner').selectOption({ label: 'Manager' })
  await page.getByText(/^1 breach would open over 60 days of Northway Logistics, 1 recovered\./).waitFor()
  await page.getByRole('textbox', { name: 'Warning below' }).fill('97')
  await page.getByText('Enter at most the CTQ, 95.').waitFor()
  await page.getByText('Put the levels in order for a preview.').waitFor()
  await page.getByRole('textbox', { name: 'Warning below' }).fill('80')
  await page.getByLabel('Unit margin').fill('2.5')
  await page.getByRole('button', { name: 'Add benchmark' }).click()
  await page.getByText('Name the currency, like USD.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('placeholder') === 'USD')
  await page.getByLabel('Currency').fill('usd')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Add benchmark' }).click()
  await page.getByRole('heading', { name: 'Stops in time' }).waitFor()
  await page.getByText(/^60 days from .* The mean is /).waitFor()
  await page.getByRole('button', { name: 'As table' }).click()
  await page.getByRole('group', { name: 'Control chart points, newest first' }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Current condition' }).click()
  const card = page.getByRole('article', { name: 'Stops in time' })
  await card.getByText('Opportunity', { exact: true }).waitFor()
  await card.getByText('Levels and opportunity').click()
  await card.getByText(/planned stops/).waitFor()
  await card.getByRole('img', { name: /^Stops in time, 30 days from .*: last / }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // Drawn to the width there is, not scaled to it.
  const isDrawn = () =>
    card.locator('svg text').evaluateAll((all) => {
      const texts = all.filter(({ textContent }) => textContent)
      const isLegible = (text: Element) =>
        getComputedStyle(text).fontSize === '12px' && text.closest('svg')!.getBoundingClientRect().width <= 390
      return texts.length > 4 && texts.every(isLegible)
    })
  await expect.poll(isDrawn).toBe(true)
  const asTable = card.getByRole('button', { name: 'As table' })
  await asTable.focus()
  await page.keyboard.press('Enter')
  await card.getByRole('group', { name: 'Points of Stops in time, newest first' }).waitFor()
  await expect.poll(() => card.getByRole('row').count()).toBe(31)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Configuration' }).click()
  await page.getByRole('button', { name: 'Actions for Stops in time' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByRole('status').getByText('Stops in time archived').waitFor()
  await page
    .getByRole('row', { name: /Stops in time/ })
    .getByText('Archived')
    .waitFor()
})

test('by keyboard alone what Tactical proposes is declined with a reason', async () => {
  const { world } = house.current
  const { root, admin, metric } = await ownNumbers(world)
  const spot = await world.group(root)
  const tactical = await world.user(root, 'TACTICAL', spot)
  const role = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id } })
  await world.prisma.benchmark.create({
    data: {
      organizationId: root.id,
      departmentId: spot.departmentId,
      metricId: metric.id,
      name: 'On the dot',
      jobRoleId: role.id,
      createdById: tactical.id,
      status: 'PROPOSED',
    },
  })
  const { page } = await house.current.visit(admin, '/benckmarkConfiglist?status=PROPOSED')
  const menu = page.getByRole('button', { name: 'Actions for On the dot' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Approve' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Decline On the dot' })
  await dialog.waitFor()
  await page.keyboard.type('We have one.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const { page: theirs } = await house.current.visit(tactical, '/benckmarkConfiglist?status=ARCHIVED')
  await theirs.getByText('We have one.').waitFor()
  await expect.poll(() => theirs.getByText('Declined').count()).toBe(1)
  await lookAt(theirs)
})
