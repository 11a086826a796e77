// In colours of the person's own, backgrounds and shadows are gone: what they told is told by those colours.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../../../graph/testing/rows.ts'
import { cardOf, ownBoard, panel } from './board.ts'
import { ownRecords } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function visitForced(person: Person, path: string) {
  const { page } = await house.current.visit(person, '/nowhere')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path)
  return page
}

const styleOf = (part: Locator, name: 'backgroundColor' | 'borderTopWidth' | 'outlineStyle' | 'outlineWidth') =>
  part.evaluate((element, property) => getComputedStyle(element)[property], name)

/** A system colour as this browser has it. */
const systemColor = (part: Locator, name: string) =>
  part.evaluate((element, color) => {
    const sample = element.ownerDocument.body.appendChild(document.createElement('i'))
    sample.style.cssText = `forced-color-adjust: none; background: ${color}`
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return backgroundColor
  }, name)

test('what is chosen is told by the colour of what is selected: tabs, places, views, rows', async () => {
  const { at, admin } = await ownBoard(house.current.world)
  await house.current.world.action(at, admin)
  const page = await visitForced(admin, '/mycalendar')
  const tab = page.getByRole('navigation', { name: 'Calendar sections' }).getByRole('link', { name: 'Calendar' })
  const place = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Calendar' })
  const view = page.getByRole('button', { name: 'Week', exact: true })
  await view.waitFor()
  const highlight = await systemColor(view, 'Highlight')
  for (const chosen of [tab, place, view]) await expect.poll(() => styleOf(chosen, 'backgroundColor')).toBe(highlight)
  await expect
    .poll(() => styleOf(page.getByRole('button', { name: 'Month', exact: true }), 'backgroundColor'))
    .not.toBe(highlight)
})

test('what has the focus has a ring: a button, an entry of a menu, a line of the list', async () => {
  const { at, admin } = await ownBoard(house.current.world)
  const action = await house.current.world.action(at, admin)
  const page = await visitForced(admin, '/home')
  const card = cardOf(page, action)
  await card.waitFor()
  await card.focus()
  await expect.poll(() => styleOf(card, 'outlineStyle')).toBe('solid')
  await page.getByRole('button', { name: '+ Filter' }).press('Enter')
  await page.keyboard.press('ArrowDown')
  const entry = page.locator('[role^=menuitem]:focus')
  await expect.poll(() => styleOf(entry, 'outlineStyle')).toBe('solid')
  await page.goto('/activerecords')
  await page.getByRole('row', { name: action.title }).waitFor()
  const list = page.getByRole('grid')
  await list.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => styleOf(list.locator('.active'), 'outlineWidth')).toBe('3px')
})

test('buttons have a border, and the colour of a priority and the bar of progress stay', async () => {
  const { admin, action } = await ownRecords(house.current.world)
  const page = await visitForced(admin, '/home')
  const card = cardOf(page, action)
  await card.waitFor()
  for (const name of ['Add record', '+ Filter'])
    await expect.poll(() => styleOf(page.getByRole('button', { name, exact: true }), 'borderTopWidth')).toBe('1px')
  const canvas = await systemColor(card, 'Canvas')
  const bar = panel(page, 'IM Working').locator('.bar > span').first()
  for (const colored of [card.locator('.square'), bar])
    await expect.poll(() => styleOf(colored, 'backgroundColor')).not.toBe(canvas)
})
