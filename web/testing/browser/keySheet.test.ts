// The sheet of keys: all are on it, and each does what it says.
import { expect, test } from 'vitest'
import { keyGroups } from '../../app/shell/keyGroups.ts'
import { going } from '../../kernel/shell/keys.ts'
import { addFilter, cardOf, panel, standsIn } from './board.ts'
import { openGates } from './gates.ts'
import { press } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const openBoard = () => openGates(house.current)

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
  await addFilter(page, 'Text')
  await page.getByRole('searchbox', { name: 'Find on the board' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('g t?n')
  await expect.poll(() => page.getByRole('searchbox', { name: 'Find on the board' }).inputValue()).toBe('g t?n')
  await expect.poll(() => page.url()).toContain('/home')
})

test('lead to the screens that they name', async () => {
  const { page } = await openBoard()
  await press(page, '?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('heading', { name: 'Everywhere' }).waitFor()
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
