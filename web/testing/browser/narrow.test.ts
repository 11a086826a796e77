// What does not fit: tabs under More, by keys and by mouse, and tables that stack instead of scrolling along.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownBoard } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** What of the page scrolls sideways. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body, body *')].flatMap((element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1
        ? [element.ariaLabel ?? element.tagName]
        : [],
    ),
  )

test('the tabs of an organization that do not fit stand under More, whose button names the one that is shown', async () => {
  const { at, admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, `/orgOverview/${at.id}`, { width: 768 })
  const tabs = page.getByRole('navigation', { name: 'Organization sections' })
  const more = tabs.getByRole('button', { name: 'More' })
  await tabs.getByRole('link', { name: 'Structure' }).waitFor()
  expect(await tabs.getByRole('link', { name: 'Integrations' }).count()).toBe(0)
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Audit' }).waitFor()
  await page.keyboard.type('int')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/orgOverview/${at.id}/integrations`)
  const shown = tabs.getByRole('button', { name: 'Integrations, and more' })
  await shown.and(page.locator(':focus')).waitFor()
  await page.setViewportSize({ width: 1900, height: 900 })
  await tabs.getByRole('link', { name: 'Integrations' }).and(page.locator('[aria-current=page]')).waitFor()
  expect(await tabs.getByRole('button').count()).toBe(0)
  await tabs.getByRole('link', { name: 'Audit' }).focus()
  await page.setViewportSize({ width: 390, height: 844 })
  await shown.and(page.locator(':focus')).waitFor()
  await shown.click()
  await page.getByRole('menuitem', { name: 'Metrics' }).click()
  await page.waitForURL(`**/orgOverview/${at.id}/metrics`)
})

test('on a phone neither the integrations nor their log nor the load of a team scrolls sideways', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  await world.action(at, admin, { ...(await world.group(at, 'Maintenance')), assigneeId: admin.id })
  const { clock } = world.services
  await world.prisma.webhook.create({
    data: {
      organizationId: at.id,
      name: 'Maintenance system',
      url: 'https://hooks.maintenance.test/opsgraph/one/rather/long/address',
      events: ['action.changed'],
      createdById: admin.id,
      createdAt: clock.now(),
    },
  })
  await world.prisma.accessToken.create({
    data: {
      userId: admin.id,
      name: 'Telematics gateway of the whole western fleet',
      hash: Buffer.from(at.id),
      scopes: ['READ'],
      createdAt: clock.now(),
      expiresAt: new Date(Date.now() + 9e9),
    },
  })
  const { page } = await house.current.visit(admin, `/orgOverview/${at.id}/integrations`, { width: 390, height: 844 })
  await page.getByText('none').waitFor()
  expect(await sideways(page)).toEqual([])
  await page.getByRole('button', { name: 'Deliveries of Maintenance system' }).click()
  await page.getByRole('dialog', { name: 'Deliveries of Maintenance system' }).getByText('No deliveries.').waitFor()
  expect(await sideways(page)).toEqual([])
  await page.goto('/dashboard')
  await page.getByRole('group', { name: 'Load per person, highest first' }).getByRole('link').first().waitFor()
  // What it is narrowed to is a line of its own, which is passed along.
  expect((await sideways(page)).filter((name) => name !== 'Filters')).toEqual([])
})
