// The board without a mouse.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, ownBoard, panel, statusOf, type Listed } from './board.ts'
import { press } from './hands.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function openBoard() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const record = (title: string, more: object) => world.action(at, admin, { title, ...more })
  const records = {
    first: await record('First', { priorityId: 1 }),
    second: await record('Second', { priorityId: 2 }),
    third: await record('Third', { priorityId: 4 }),
    held: await record('Held', { state: 'WAITING_INTERNAL' }),
    working: await record('Working', { state: 'STARTED' }),
  }
  const { page } = await house.current.visit(admin, '/home')
  await cardOf(page, records.held).waitFor()
  return { page, ...records }
}

const focusedName = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)

const focused = (page: Page, { key, title }: Listed) => focusedName(page, `${key} ${title}`)

test('the arrows lead up and down a panel, and to the panel beside', async () => {
  const { page, first, second, third, working } = await openBoard()
  await cardOf(page, first).focus()
  await press(page, 'ArrowDown')
  await focused(page, second)
  await press(page, 'End')
  await focused(page, third)
  await press(page, 'ArrowUp')
  await focused(page, second)
  await press(page, 'Home')
  await focused(page, first)
  await press(page, 'ArrowRight')
  await focused(page, working)
  await press(page, 'ArrowLeft')
  await focused(page, first)
})

test('Tab stops at the head of a panel and once among its cards, at the one that one was on last', async () => {
  const { page, first, second, working } = await openBoard()
  await cardOf(page, first).focus()
  await press(page, 'ArrowDown')
  await focused(page, second)
  await press(page, 'Tab', 'Tab')
  await focusedName(page, 'Hide IM Working')
  await press(page, 'Tab')
  await focused(page, working)
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')
  await focused(page, second)
})

test('Enter opens the record, Escape closes it, and the focus is back on its card', async () => {
  const { page, second } = await openBoard()
  await cardOf(page, second).focus()
  await press(page, 'Enter')
  await page.getByRole('heading', { name: 'Second' }).and(page.locator('h2')).waitFor()
  await expect.poll(() => page.url()).toMatch(new RegExp(`/home/record/${second.key}$`))
  await press(page, 'Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toMatch(/\/home$/)
  await focused(page, second)
})

test('up and down step through the records of a panel, and the focus ends on the card of the last', async () => {
  const { page, first, second, third } = await openBoard()
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await cardOf(page, first).focus()
  await press(page, 'Enter')
  await popup.getByRole('heading', { name: 'First' }).waitFor()
  await press(page, 'ArrowDown')
  await popup.getByRole('heading', { name: 'Second' }).waitFor()
  await press(page, 'ArrowDown')
  await popup.getByRole('heading', { name: 'Third' }).waitFor()
  await expect.poll(() => page.url()).toMatch(new RegExp(`/home/record/${third.key}$`))
  await press(page, 'ArrowDown', 'ArrowUp')
  await popup.getByRole('heading', { name: 'Second' }).waitFor()
  // In a menu the arrows are the menu's own.
  await statusOf(page, 'Queued').press('Enter')
  await page.getByRole('menu').waitFor()
  await press(page, 'ArrowDown', 'Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await popup.getByRole('heading', { name: 'Second' }).waitFor()
  await press(page, 'Escape')
  await popup.waitFor({ state: 'detached' })
  await focused(page, second)
})

test('the board is there beside an open record, and takes its keys', async () => {
  const { page, first, second } = await openBoard()
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await cardOf(page, first).focus()
  await press(page, 'Enter')
  await popup.getByRole('heading', { name: 'First' }).waitFor()
  await cardOf(page, second).focus()
  await press(page, 'Shift+ArrowRight')
  await cardOf(panel(page, 'IM Working'), second).waitFor()
  await press(page, 'n')
  await page.getByRole('dialog', { name: 'Add record' }).waitFor()
  await press(page, 'Escape')
  await page.getByRole('dialog', { name: 'Add record' }).waitFor({ state: 'detached' })
  await popup.waitFor()
})

test('the menu of a card closes by Escape, and the focus is back on the card', async () => {
  const { page, first } = await openBoard()
  await cardOf(page, first).focus()
  await press(page, 'm')
  await page.getByRole('menu').waitFor()
  await press(page, 'Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await focused(page, first)
})

test('a moved card keeps the focus', async () => {
  const { page, second } = await openBoard()
  await cardOf(page, second).focus()
  await press(page, 'Shift+ArrowRight')
  await cardOf(panel(page, 'IM Working'), second).waitFor()
  await focused(page, second)
})
