// The search over everything, by mouse and by keyboard alone.
import type { Locator, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf } from './board.ts'
import { openGates } from './gates.ts'
import { press } from './hands.ts'
import { lookAt } from './looks.ts'
import { hold, isOf, openHouse } from './visit.ts'

const house = openHouse()
const openBoard = () => openGates(house.current)

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const chosen = (page: Page) => palette(page).locator('[role=option][aria-selected=true]')

/** The text that a call of the palette asks for, if it is one. */
function textOf(request: Request): string[] {
  const { variables } = (isOf('PaletteQuery')(request) ? request.postDataJSON() : {}) as {
    variables?: { text: string }
  }
  return variables ? [variables.text] : []
}

/** Writes one text after the other without a moment between them, however busy the machine is. */
const writeAtOnce = (field: Locator, texts: string[]) =>
  field.evaluate((element, all) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    for (const text of all) {
      value.set!.call(element, text)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, texts)

test('opens by Ctrl K on any screen, finds what is typed, and Enter opens it over the screen; the focus comes back', async () => {
  const { page, gate, lamp } = await openBoard()
  await cardOf(page, lamp).focus()
  await press(page, 'Control+k')
  await page.keyboard.type('mend gat')
  const found = palette(page).getByRole('group', { name: 'Records' }).getByRole('option')
  await found.filter({ hasText: gate.title }).waitFor()
  await expect.poll(() => chosen(page).textContent()).toContain(gate.key)
  await press(page, 'Enter')
  await page.getByRole('heading', { name: gate.title }).and(page.locator('h2')).waitFor()
  await expect.poll(() => page.url()).toMatch(new RegExp(`/home/record/${gate.key}$`))
  await press(page, 'Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await press(page, 'Control+k')
  await expect.poll(() => chosen(page).textContent()).toContain(gate.title)
  await palette(page).getByRole('group', { name: 'Recent' }).waitFor()
  await press(page, 'Escape')
  await palette(page).waitFor({ state: 'detached' })
})

test('is walked by the arrows, round and round, and says what it found; nothing found leads to the records', async () => {
  const { page } = await openBoard()
  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.keyboard.type('gate')
  await palette(page).getByRole('option').filter({ hasText: 'lamp' }).waitFor()
  const first = await chosen(page).textContent()
  await press(page, 'ArrowDown')
  await expect.poll(() => chosen(page).textContent()).not.toBe(first)
  await press(page, 'ArrowUp', 'ArrowUp')
  await expect.poll(() => chosen(page).textContent()).toContain('Show only “gate” on the board')
  await lookAt(page)
  await page.getByRole('combobox').fill('zebra')
  await palette(page).getByRole('option').filter({ hasText: 'All records with “zebra”' }).waitFor()
  await press(page, 'Enter')
  await page.waitForURL('**/activerecords?text=zebra')
})

test('narrows the board to what is typed, beside what narrows it already; a field says it and takes it back', async () => {
  const { page, gate, lamp } = await openBoard()
  await page.goto('/home?hide=esc')
  await page.getByRole('status', { name: 'Connection' }).waitFor({ state: 'attached' })
  await press(page, 'Control+k')
  await page.keyboard.type('mend')
  const way = palette(page).getByRole('group', { name: 'Filter' }).getByRole('option')
  await lookAt(page)
  await way.filter({ hasText: 'Show only “mend” on the board' }).click()
  await cardOf(page, lamp).waitFor({ state: 'detached' })
  await cardOf(page, gate).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?hide=esc&text=mend')
  const field = page.getByRole('searchbox', { name: 'Find on the board' })
  await expect.poll(() => field.inputValue()).toBe('mend')
  await lookAt(page)
  await field.fill('')
  await cardOf(page, lamp).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?hide=esc')
})

test('is walked and closed again and again, where a scroll answers with a Promise; what stands beside it stays', async () => {
  const { page } = await openBoard()
  for (let time = 0; time < 2; time++) {
    await press(page, 'Control+k')
    await palette(page).getByRole('option').nth(1).waitFor()
    await press(page, 'ArrowDown', 'ArrowDown')
    await palette(page).getByRole('option').nth(2).and(chosen(page)).waitFor()
    await press(page, 'Escape')
    await palette(page).waitFor({ state: 'detached' })
  }
  await expect.poll(() => page.getByRole('status', { name: 'Connection' }).count()).toBe(1)
})

test('opens in a new tab by Ctrl Enter', async () => {
  const { page, context, gate } = await openBoard()
  await press(page, 'Control+k')
  await page.keyboard.type(gate.key)
  await palette(page).getByRole('option').filter({ hasText: gate.title }).waitFor()
  const [tab] = await Promise.all([context.waitForEvent('page'), press(page, 'Control+Enter')])
  await tab.waitForURL(`**/home/record/${gate.key}`)
  await palette(page).waitFor()
})

test('asks for the latest alone: what was typed before is given up', async () => {
  const { page } = await openBoard()
  const asked: string[] = []
  const givenUp: string[] = []
  page.on('request', (request) => asked.push(...textOf(request)))
  page.on('requestfailed', (request) => givenUp.push(...textOf(request)))
  await press(page, 'Control+k')
  const letGo = await hold(page, isOf('PaletteQuery'))
  await writeAtOnce(page.getByRole('combobox'), ['ga'])
  await expect.poll(() => asked).toEqual(['ga'])
  await writeAtOnce(page.getByRole('combobox'), ['gat', 'gate'])
  await expect.poll(() => [asked, givenUp]).toEqual([['ga', 'gate'], ['ga']])
  letGo()
  await palette(page).getByRole('option').filter({ hasText: 'lamp' }).waitFor()
})

test('does what can be done: adds a record, changes the theme, shows a grid, goes to a screen', async () => {
  const { page } = await openBoard()
  const choose = async (text: string, title: string) => {
    await press(page, 'Control+k')
    await page.keyboard.type(text)
    await palette(page).getByRole('option').filter({ hasText: title }).click()
    await palette(page).waitFor({ state: 'detached' })
  }
  await choose('dark th', 'Dark theme')
  await page.locator('html[data-theme=dark]').waitFor()
  await choose('add rec', 'Add record')
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /record/i })
    .first()
    .waitFor()
  await press(page, 'Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await choose('grid late', 'Show the grid Late')
  await page.waitForURL(/grids=late/)
  await choose('role mat', 'Role matrix')
  await page.waitForURL('**/config/manageroles')
})
