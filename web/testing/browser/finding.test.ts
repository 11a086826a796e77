// The search over everything and the keys, by mouse and by keyboard alone.
import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { keyGroups } from '../../app/shell/keyGroups.ts'
import { going } from '../../kernel/shell/keys.ts'
import { cardOf, ownBoard, panel, standsIn } from './board.ts'
import { lookAt } from './looks.ts'
import { hold, isOf, openHouse } from './visit.ts'

const house = openHouse()

async function openBoard() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const gate = await world.action(at, admin, { title: 'Mend the gate of the yard', priorityId: 1 })
  const lamp = await world.action(at, admin, { title: 'Change the lamp of the gate', priorityId: 2 })
  const visitor = await house.current.visit(admin, '/home')
  await cardOf(visitor.page, gate).waitFor()
  // Behind the first screen come the keys.
  await visitor.page.getByRole('status', { name: 'Connection' }).waitFor({ state: 'attached' })
  return { ...visitor, at, admin, gate, lamp }
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const chosen = (page: Page) => palette(page).locator('[role=option][aria-selected=true]')

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

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

describe('the search', () => {
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
    await expect.poll(() => chosen(page).textContent()).toContain('All records with “gate”')
    await lookAt(page)
    await page.getByRole('combobox').fill('zebra')
    await palette(page).getByRole('option').filter({ hasText: 'All records with “zebra”' }).waitFor()
    await press(page, 'Enter')
    await page.waitForURL('**/activerecords?text=zebra')
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
})

describe('the keys', () => {
  test('are shown by ? and by the menu of the person', async () => {
    const { page } = await openBoard()
    await press(page, '?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const { name } of keyGroups) await sheet.getByRole('heading', { name }).waitFor()
    await lookAt(page)
    await press(page, 'Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: /theme and sign out/ }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await sheet.waitFor()
  })

  test('are letters where one writes', async () => {
    const { page } = await openBoard()
    await page.getByRole('searchbox', { name: 'Find on the board' }).fill('')
    await page.keyboard.type('g t?n')
    await expect.poll(() => page.getByRole('searchbox', { name: 'Find on the board' }).inputValue()).toBe('g t?n')
    await expect.poll(() => page.url()).toContain('/home')
  })

  test('lead to the screens that they name', async () => {
    const { page } = await openBoard()
    await press(page, '?')
    await page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByRole('heading', { name: 'Everywhere' })
      .waitFor()
    const listed = await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).locator('dt').allTextContents()
    await press(page, 'Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const there = going.filter(({ does }) => listed.includes(does))
    expect(there.length).toBeGreaterThan(4)
    for (const { keys, to } of there) {
      await page.locator('body').focus()
      // At once: on a page that is busy the second would come later than a sequence waits for.
      await Promise.all(keys.map((key) => page.keyboard.press(key)))
      await page.waitForURL((url) => url.pathname === to || url.pathname.startsWith(`${to}/`))
    }
  })

  test('of the board each do what the sheet says', async () => {
    const { page, gate, lamp } = await openBoard()
    const focused = (what: { key: string; title: string }) =>
      expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe(`${what.key} ${what.title}`)
    // What each key does, by the words of the sheet: a row without a check here fails.
    const checks: Record<string, () => Promise<unknown>> = {
      'Card below': () => press(page, 'ArrowDown').then(() => focused(lamp)),
      'Card above': () => press(page, 'ArrowUp').then(() => focused(gate)),
      'Last card': () => press(page, 'End').then(() => focused(lamp)),
      'First card': () => press(page, 'Home').then(() => focused(gate)),
      'Open record': () => press(page, 'Enter').then(() => page.waitForURL('**/record/**')),
      Close: async () => {
        // The address changes before the window is there to hear the key.
        await page
          .getByRole('dialog')
          .filter({ has: page.locator(':focus') })
          .or(page.locator('[role=dialog]:focus'))
          .waitFor()
        await press(page, 'Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      },
      'Show record actions': async () => {
        await cardOf(page, gate).focus()
        await press(page, 'm')
        await page.getByRole('menu').waitFor()
        await press(page, 'Escape')
        await page.getByRole('menu').waitFor({ state: 'detached' })
        await focused(gate)
      },
      'Move record to next panel': async () => {
        await press(page, 'Shift+ArrowRight')
        await standsIn(page, 'IM Working', gate)
        // Actions for it next is known from the answer on.
        await page.getByText(new RegExp(`^${gate.title}: .*, done$`)).waitFor({ state: 'attached' })
      },
      'Move record to previous panel': async () => {
        await focused(gate)
        await press(page, 'Shift+ArrowLeft')
        // It asks why.
        await page.getByRole('dialog').waitFor()
        await press(page, 'Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await focused(gate)
        await cardOf(panel(page, 'Next Up'), lamp).focus()
      },
      'Next panel': () => press(page, 'ArrowRight'),
      'Previous panel': () => press(page, 'ArrowLeft').then(() => focused(lamp)),
      'Open procedures of the selected record': async () => {
        await press(page, 'p')
        await page.getByRole('dialog', { name: 'Procedures' }).getByRole('heading', { name: lamp.title }).waitFor()
        await press(page, 'Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      },
      'Open quick launch and saved filters': async () => {
        await press(page, 'q')
        await page.getByRole('dialog').waitFor()
        await press(page, 'Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      },
      'Add record': () => press(page, 'n').then(() => page.waitForURL(/add=task/)),
    }
    await cardOf(page, gate).focus()
    for (const [, check] of Object.entries(checks)) await check()
    const listed = [...keyGroups.find(({ name }) => name === 'On the board')!.rows.map(({ does }) => does), 'Close']
    expect(Object.keys(checks).toSorted()).toEqual(listed.toSorted())
  })
})
