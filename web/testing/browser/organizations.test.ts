// The tree of organizations by mouse, by menu and by keyboard alone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Organization } from '../../../graph/testing/rows.ts'
import type { World } from '../../../graph/testing/world.ts'
import { toastOf, toldOf } from './board.ts'
import { focused, item, ownCompany } from './company.ts'
import { optionIn } from './hands.ts'
import { lookAt } from './looks.ts'
import { hold, isOf, openHouse } from './visit.ts'

const house = openHouse()

const rowOf = (page: Page, name: string) => item(page, name).locator(':scope > div')
const parentOf = async (world: World, { id }: Organization) =>
  (await world.prisma.organization.findUniqueOrThrow({ where: { id }, select: { parentId: true } })).parentId

/** Opens the tree down to Reno Terminal. */
async function openTree(page: Page) {
  await item(page, 'Western Division').focus()
  await page.keyboard.press('ArrowRight')
  await item(page, 'Reno Terminal').waitFor()
}

async function dragRow(page: Page, from: string, to: string, drop = true) {
  const [one, other] = await Promise.all([rowOf(page, from).boundingBox(), rowOf(page, to).boundingBox()])
  if (!one || !other) throw new Error(`${from} or ${to} is not to be seen.`)
  await page.mouse.move(one.x + 120, one.y + 15)
  await page.mouse.down()
  await page.mouse.move(one.x + 130, one.y + 20, { steps: 4 })
  await page.mouse.move(other.x + 140, other.y + 17, { steps: 12 })
  if (drop) await page.mouse.up()
}

test('the tree is walked by keys: levels, ends, letters, the overview', async () => {
  const { admin, west } = await ownCompany(house.current.world)
  const { page } = await house.current.visit(admin, '/organizations')
  await openTree(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Reno Terminal, Location')
  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toBe('Reno Terminal, Location')
  await page.keyboard.press('Home')
  await expect.poll(() => focused(page)).toBe('Cascade Freight Lines, Corporation')
  await page.keyboard.type('we')
  await expect.poll(() => focused(page)).toBe('Western Division, Division')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => item(page, 'Western Division').getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Western Division', level: 1 }).waitFor()
  await expect.poll(() => page.url()).toContain(`/orgOverview/${west.globalId}`)
  await page.getByRole('link', { name: 'Reno Terminal' }).waitFor()
})

test('the M key asks where to, offers what is legal, and says what moves along', async () => {
  const { world } = house.current
  const { admin, east, reno } = await ownCompany(world)
  await world.action(reno, admin)
  const { page } = await house.current.visit(admin, '/organizations')
  await openTree(page)
  await item(page, 'Reno Terminal').focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move Reno Terminal' })
  await dialog.getByText('Also moves: 1 organization and 1 action record.').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
  // Not where it stands, nor below itself, nor below a branch.
  expect(
    (await page.getByRole('option').allTextContents()).map((text) => text.replace(/(Corporation|Division · .*)$/, '')),
  ).toEqual(['Cascade Freight Lines', 'Eastern Division'])
  await page.keyboard.type('east')
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await toldOf(page, 'Reno Terminal moved to Eastern Division').waitFor()
  await expect.poll(() => parentOf(world, reno)).toBe(east.id)
  // It stands there now, and has the focus.
  await expect.poll(() => focused(page)).toBe('Reno Terminal, Location')
  await expect
    .poll(() =>
      item(page, 'Eastern Division')
        .getByRole('treeitem', { name: /^Reno Terminal/ })
        .count(),
    )
    .toBe(1)
  await expect.poll(() => item(page, 'Western Division').getByRole('treeitem').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Reno Terminal, Location')
})

test('a row is dragged to another, confirmed with what moves along; what is illegal says why', async () => {
  const { world } = house.current
  const { admin, east, west, reno } = await ownCompany(world)
  const { page } = await house.current.visit(admin, '/organizations')
  await openTree(page)
  await item(page, 'Reno Terminal').focus()
  await page.keyboard.press('ArrowRight')
  await item(page, 'Night Shift').waitFor()

  await dragRow(page, 'Western Division', 'Reno Terminal', false)
  await page.getByText('Western Division cannot be its own parent.').waitFor()
  await page.mouse.up()
  await toastOf(page, 'Western Division not moved').waitFor()

  await dragRow(page, 'Eastern Division', 'Night Shift', false)
  await page.getByText('A Division cannot go under a Branch.').waitFor()
  await page.mouse.up()
  expect(await page.getByRole('dialog').count()).toBe(0)

  await dragRow(page, 'Reno Terminal', 'Eastern Division')
  const dialog = page.getByRole('dialog', { name: 'Move Reno Terminal' })
  await dialog.getByText('From Western Division to Eastern Division.').waitFor()
  await dialog.getByText('Also moves: 1 organization.').waitFor()
  await expect.poll(() => parentOf(world, reno)).toBe(west.id)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await toldOf(page, 'Reno Terminal moved to Eastern Division').waitFor()
  await expect.poll(() => parentOf(world, reno)).toBe(east.id)
})

test('by menu one moves, selects with all below, archives and restores; deleting says what is in the way', async () => {
  const { world } = house.current
  const { admin, root, reno, night } = await ownCompany(world)
  const { page } = await house.current.visit(admin, '/organizations')
  await openTree(page)
  await page.getByRole('button', { name: 'Actions for Reno Terminal' }).click()
  const remove = page.getByRole('menuitem', { name: /^Delete…/ })
  await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true')
  await remove.getByText('It still has 1 organization. Archive it instead.').waitFor()
  await page.getByRole('menuitem', { name: 'Move…' }).click()
  await page.getByRole('combobox', { name: 'New parent' }).fill('cascade')
  await optionIn(page, /^Cascade/).click()
  const showMoved = await hold(page, isOf('treeLevelQuery'))
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await toldOf(page, 'Reno Terminal moved to Cascade Freight Lines').waitFor()
  await expect.poll(() => parentOf(world, reno)).toBe(root.id)

  // A window gives the focus back when it has gone.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await item(page, 'Reno Terminal').focus()
  await page.keyboard.press('Space')
  const selection = page.getByRole('region', { name: 'Selection' })
  await selection.getByText('2 organizations selected, with 0 people').waitFor()
  // What is selected before the tree is read again stays so.
  showMoved()
  await page.getByRole('treeitem', { name: 'Reno Terminal, Location', level: 2 }).waitFor()
  await selection.getByText('2 organizations selected, with 0 people').waitFor()
  await selection.getByRole('button', { name: 'Archive selection' }).click()
  await page.getByRole('dialog', { name: 'Archive Reno Terminal' }).getByRole('button', { name: 'Archive' }).click()
  await toldOf(page, 'Reno Terminal archived').waitFor()
  await item(page, 'Reno Terminal').waitFor({ state: 'detached' })
  await expect
    .poll(() =>
      world.prisma.organization.count({ where: { id: { in: [reno.id, night.id] }, archivedAt: { not: null } } }),
    )
    .toBe(2)

  await page.getByRole('button', { name: 'Show archived' }).click()
  await page.getByRole('button', { name: 'Actions for Reno Terminal' }).click()
  await page.getByRole('menuitem', { name: 'Restore', exact: true }).click()
  await toldOf(page, 'Reno Terminal restored').waitFor()
})

test('who may not edit sees why, and who could', async () => {
  const { world } = house.current
  const { root, west } = await ownCompany(world)
  const reader = await world.user(root, 'SUPERVISION')
  const { page } = await house.current.visit(reader, '/organizations')
  await item(page, 'Western Division').focus()
  await page.keyboard.press('Shift+F10')
  const reason = 'To edit organizations, geofences and classifications here takes Admin or Strategic.'
  await page.getByRole('menuitem', { name: `Move… ${reason}` }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await page.getByRole('dialog').getByText(reason).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Move', exact: true }).isDisabled()).toBe(true)
  await page.goto(`/editorganization?id=${west.id}`)
  await page.getByRole('heading', { name: 'Western Division cannot be edited' }).waitFor()
  await page.getByText(reason).waitFor()
  await page.goto(`/orgOverview/${west.id}`)
  await page.getByText(reason).first().waitFor()
  await page.getByText(/^Confidential\./).waitFor()
})

test('the tree, the table and an overview in both themes, wide and narrow', { timeout: 120_000 }, async () => {
  const { admin, west } = await ownCompany(house.current.world)
  const { page } = await house.current.visit(admin, '/organizations')
  await openTree(page)
  await lookAt(page)
  await page.goto('/organizations?search=reno')
  await page.getByRole('cell', { name: 'Location' }).first().waitFor()
  await lookAt(page)
  await page.goto(`/orgOverview/${west.id}`)
  await page.getByRole('heading', { name: 'Sub-organizations' }).waitFor()
  await lookAt(page)
})
