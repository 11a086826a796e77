// Where a language is written from the right, screens are mirrored. None ships yet: the page is told so on its way.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../../../graph/testing/rows.ts'
import { cardOf, ownBoard, panel } from './board.ts'
import { misfits } from './fit.ts'
import { ownRecords } from './looks.ts'
import { isSettled } from './settled.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function visitMirrored(person: Person | null, path: string, width = 1440): Promise<Page> {
  const { context, page } = await house.current.visit(person, '/nowhere', { width })
  await context.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = (await response.text()).replace('dir="ltr"', 'dir="rtl"')
      await route.fulfill({ response, body: html })
    },
  )
  await page.goto(path)
  await isSettled(page)
  return page
}

/** How far the middles of two parts are apart; more than nothing where the first stands at the right of the second. */
async function isRightOf(one: Locator, other: Locator) {
  const [first, second] = [(await one.boundingBox())!, (await other.boundingBox())!]
  expect(first.x + first.width / 2).toBeGreaterThan(second.x + second.width / 2)
}

test('the board begins at the right: navigation, panels, what a card says', async () => {
  const { admin, action } = await ownRecords(house.current.world)
  const page = await visitMirrored(admin, '/home')
  const card = cardOf(page, action)
  await card.waitFor()
  await isRightOf(page.getByRole('navigation', { name: 'Navigation' }), page.getByRole('main'))
  await isRightOf(panel(page, 'Next Up'), panel(page, 'IM Working'))
  await isRightOf(
    panel(page, 'Next Up').getByRole('heading', { name: 'Next Up' }),
    panel(page, 'Next Up').locator('.count'),
  )
  await isRightOf(card.getByRole('heading'), card.getByRole('button').first())
  expect(await misfits(page)).toEqual([])
})

test('the arrow to the left leads on: to the next panel', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const waiting = await world.action(at, admin)
  const started = await world.action(at, admin, { state: 'STARTED', assigneeId: admin.id, actualStart: new Date() })
  const page = await visitMirrored(admin, '/home')
  await cardOf(page, waiting).focus()
  await page.keyboard.press('ArrowLeft')
  await cardOf(page, started).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('ArrowRight')
  await cardOf(page, waiting).and(page.locator(':focus')).waitFor()
})

test('a record stands beside its list at the left, which gives way', async () => {
  const { admin, action } = await ownRecords(house.current.world)
  const page = await visitMirrored(admin, `/home/record/${action.key}`)
  const record = page.getByRole('dialog', { name: 'Action record' })
  await record.waitFor()
  expect((await record.boundingBox())!.x).toBe(0)
  await isRightOf(page.getByRole('main'), record)
})

test('the list of records, Today and the sign-in are mirrored, and nothing of them goes beyond the window', async () => {
  const { admin, action } = await ownRecords(house.current.world)
  for (const width of [1440, 390]) {
    const page = await visitMirrored(admin, '/activerecords', width)
    await page.getByRole('row').filter({ hasText: action.title }).waitFor()
    await isRightOf(page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: /theme and sign out/ }))
    expect(await misfits(page), `${width}`).toEqual([])
    await page.goto('/mydashboard')
    await isSettled(page)
    const section = page.getByRole('region').filter({ has: page.getByRole('heading', { name: /^Late/ }) })
    await isRightOf(section.getByRole('heading').first(), section)
    expect(await misfits(page), `${width}`).toEqual([])
  }
  const page = await visitMirrored(null, '/login', 390)
  await isRightOf(page.getByLabel(/^Password/), page.getByRole('button', { name: 'Show password' }))
  expect(await misfits(page)).toEqual([])
})
