// The list of all records: by mouse and by keyboard, in bulk, saved and exported, and how it looks.
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tree } from '../../../graph/testing/tree.ts'
import type { World } from '../../../graph/testing/world.ts'
import { addFilter, fill } from './board.ts'
import { lookAt, ownRecords } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Selection' }).getByText(text, { exact: true })
const row = (page: Page, title: string | RegExp) => page.getByRole('row', { name: title })
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.querySelector('[role=grid], [role=treegrid]')?.getAttribute('aria-activedescendant')
    return (id && document.getElementById(id)?.getAttribute('aria-rowindex')) || null
  })

/** An organization whose Admin has three records that may be started, and a fourth that is complete. */
async function ownList(world: World) {
  const { root: at, admin } = await tree(world, { root: { name: 'Reno terminal' } })
  const more = { assigneeId: admin.id }
  for (const title of ['Pump', 'Gate', 'Lamp']) await world.action(at, admin, { title, ...more })
  await world.action(at, admin, { title: 'Done before', state: 'COMPLETE', ...more })
  return { at, admin }
}

test('by mouse: in bulk, with what was refused and why; saved as a view; taken out as a file', async () => {
  const { admin } = await ownList(house.current.world)
  const { page } = await house.current.visit(admin, '/activerecords?sort=title')
  await row(page, /Pump/).waitFor()
  await page.getByRole('checkbox', { name: 'Select all matching' }).click()
  await said(page, '4 of 4 records selected').waitFor()
  await page.getByRole('button', { name: 'Selection actions' }).click()
  await page.getByRole('menuitem', { name: 'Hold…' }).click()
  await page.getByRole('dialog', { name: 'Hold: 4 records' }).waitFor()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hold' }).click()
  await dialog.getByText('Enter a reason.').waitFor()
  await dialog.getByLabel('Reason').fill('Waits for parts')
  await dialog.getByRole('button', { name: 'Hold' }).click()
  await dialog.getByText('3 done · 1 refused').waitFor()
  await expect.poll(() => dialog.getByRole('row', { name: /Done before/ }).textContent()).toMatch(/Complete/)
  await dialog.getByRole('button', { name: 'Retry the 1 that failed' }).click()
  await dialog.getByText('0 done · 1 refused').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await row(page, /Pump.*Waiting \(internal\)/).waitFor()

  await page.getByRole('button', { name: 'Clear' }).click()
  await addFilter(page, 'Status')
  await page.getByRole('menuitemcheckbox', { name: 'Waiting (internal)' }).click()
  await page.keyboard.press('Escape')
  await said(page, '3 records').waitFor()
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name').fill('Waiting here')
  await page.getByLabel('Shared with').selectOption({ label: 'Reno terminal and sub-organizations' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Waiting here' })
  await view.waitFor()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await said(page, '4 records').waitFor()
  await view.click()
  await said(page, '3 records').waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export records' }).click()
  await page.getByRole('menuitem', { name: 'CSV (spreadsheets)' }).click()
  const lines = (await text(await (await download).createReadStream())).trimEnd().split('\n')
  expect(lines[0]).toContain('Number,Title,Status')
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['Pump', 'Gate', 'Lamp'])

  await page.getByRole('button', { name: 'Change view Waiting here' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await view.waitFor({ state: 'detached' })
})

test('started and completed in bulk by a press, each with its own refusal', async () => {
  const { admin } = await ownList(house.current.world)
  const { page } = await house.current.visit(admin, '/activerecords')
  await row(page, /Pump/).waitFor()
  await page.getByRole('checkbox', { name: 'Select all matching' }).click()
  const selection = page.getByRole('region', { name: 'Selection' })
  const dialog = page.getByRole('dialog')
  await selection.getByRole('button', { name: 'Start' }).click()
  await dialog.getByRole('button', { name: 'Start' }).click()
  await dialog.getByText('3 done · 1 refused').waitFor()
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await row(page, /Pump.*Started/).waitFor()
  await selection.getByRole('button', { name: 'Complete' }).click()
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await dialog.getByText(/^[34] done/).waitFor()
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await row(page, /Pump.*Complete/).waitFor()
})

test('by keyboard alone: walk, select, open and come back; groups, columns and their order', async () => {
  const { admin } = await ownList(house.current.world)
  const { page } = await house.current.visit(admin, '/activerecords?sort=title')
  const grid = page.getByRole('grid', { name: 'Action records' })
  await row(page, /Pump/).waitFor()
  await grid.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await said(page, '2 of 4 records selected').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press(' ')
  await said(page, '3 of 4 records selected').waitFor()
  await page.keyboard.press('Control+a')
  await said(page, '4 of 4 records selected').waitFor()
  await page.keyboard.press('Escape')
  await said(page, '4 records').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Action record' }).getByRole('heading', { name: 'Pump' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/activerecords?sort=title')
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'grid')
  await expect.poll(() => active(page)).toBe('5')

  await page.getByRole('button', { name: 'Title', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/sort=-title/)
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Title'))
  await page.keyboard.press('Alt+ArrowLeft')
  await page.waitForURL(/columns=title%2Cnumber/)
  await page.getByRole('separator', { name: 'Width of Title' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/title%3A356/)

  await page.getByRole('button', { name: 'No grouping' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Status' }).press('Enter')
  await page.getByRole('row', { name: 'Queued 3' }).waitFor()
  await page.getByRole('treegrid', { name: 'Action records' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await row(page, /Pump/).waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowRight')
  await row(page, /Pump/).waitFor()
})

test('what another changes shows by itself', async () => {
  const { world } = house.current
  const { at, admin } = await ownList(world)
  const { page } = await house.current.visit(admin, '/activerecords')
  await row(page, /Pump/).waitFor()
  await page.getByRole('status').getByText('Live', { exact: true }).waitFor()
  const { globalId } = await world.action(at, admin, { title: 'Hose', assigneeId: admin.id })
  await row(page, /Hose.*Queued/).waitFor()
  await said(page, '5 records').waitFor()
  await world.mutate(admin, 'startAction', { id: globalId })
  await row(page, /Hose.*Started/).waitFor()
})

test('ten thousand are scrolled to the end, with few rows in the page', async () => {
  const { world } = house.current
  const { root: at, admin } = await tree(world)
  await fill(world, at, admin, 10_000)
  const { page } = await house.current.visit(admin, '/activerecords?sort=number')
  await row(page, /Record 1 /).waitFor()
  const grid = page.getByRole('grid')
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('10001')
  await grid.focus()
  await page.keyboard.press('End')
  await row(page, /Record 10000 /).waitFor()
  await expect.poll(() => active(page)).toBe('10001')
  expect(await page.locator('[data-line]').count()).toBeLessThanOrEqual(60)
})

test('looks right: as a list, in groups, as cards, in its window', async () => {
  const { admin } = await ownRecords(house.current.world)
  const { page } = await house.current.visit(admin, '/activerecords')
  await row(page, /Call back Halvorsen/)
    .first()
    .waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/activerecords?by=state')
  await page.getByRole('row', { name: /^Queued/ }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog', { name: 'Columns' }).waitFor()
  await lookAt(page)
})
