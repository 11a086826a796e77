// Organizations by mouse, by menu and by keyboard alone: the first one, the tree, the stepper, the switch.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Organization, Person } from '../../../graph/testing/rows.ts'
import type { World } from '../../../graph/testing/world.ts'
import { toastOf } from './board.ts'
import { optionIn } from './hands.ts'
import { lookAt, problemsInBoth } from './looks.ts'
import { hold, isOf, openHouse } from './visit.ts'

const house = openHouse()

interface Company {
  admin: Person
  root: Organization
  west: Organization
  east: Organization
  reno: Organization
  night: Organization
}

/** A company with two divisions, a location and a branch. */
async function ownCompany(world: World): Promise<Company> {
  const root = await world.organization({ name: 'Cascade Freight Lines' })
  const admin = await world.user(root, 'ADMIN')
  const west = await world.organization({ parent: root, name: 'Western Division' })
  const east = await world.organization({ parent: root, name: 'Eastern Division' })
  const reno = await world.organization({ parent: west, type: 'LOCATION', name: 'Reno Terminal' })
  const night = await world.organization({ parent: reno, type: 'BRANCH', name: 'Night Shift' })
  return { admin, root, west, east, reno, night }
}

const item = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name},`) })
const rowOf = (page: Page, name: string) => item(page, name).locator(':scope > div')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const parentOf = async (world: World, { id }: Organization) =>
  (await world.prisma.organization.findUniqueOrThrow({ where: { id }, select: { parentId: true } })).parentId

/** The toast of something that was done. */
const told = (page: Page, title: string): Locator =>
  page.locator('.notistack-SnackbarContainer').filter({ hasText: title })

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

test('a fresh account creates its first organization, and a division below it by keyboard alone', async () => {
  const { world } = house.current
  const person = await world.user()
  const { page } = await house.current.visit(person, '/home')
  await page.getByRole('main').getByRole('link', { name: 'Create organization' }).click()
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Harbour Couriers')
  // What the first screen leaves out stands in the whole form, which goes on with what is typed.
  await page.getByRole('button', { name: 'More fields' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Addresses', level: 2 }).waitFor()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByText('None (top level)').waitFor()
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('heading', { name: 'Board', level: 1 }).waitFor()
  // The shell knows of it at once.
  await page.getByRole('button', { name: 'Organization: Harbour Couriers' }).waitFor()
  await page.getByRole('link', { name: 'Role matrix' }).waitFor()

  await page.goto('/organizations')
  await item(page, 'Harbour Couriers').focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Add Division' }).waitFor()
  await page.keyboard.press('ArrowDown')
  while ((await focused(page)) !== 'Add Division') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Legal name' }).focus()
  await page.keyboard.type('Harbour North')
  for (const step of ['Addresses', 'Industry', 'Parent', 'Location', 'Departments', 'Review']) {
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: step, level: 2 }).waitFor()
    // The next step has the focus; its button is what Tab reaches last.
    await page.getByRole('button', { name: step === 'Review' ? 'Create organization' : 'Next' }).focus()
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Harbour North', level: 1 }).waitFor()
  const made = await world.prisma.organization.findFirstOrThrow({
    where: { legalName: 'Harbour North' },
    select: { type: true, parent: { select: { legalName: true } } },
  })
  expect(made).toEqual({ type: 'DIVISION', parent: { legalName: 'Harbour Couriers' } })
})

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
  await told(page, 'Reno Terminal moved to Eastern Division').waitFor()
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
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await dragRow(page, 'Reno Terminal', 'Eastern Division')
  const dialog = page.getByRole('dialog', { name: 'Move Reno Terminal' })
  await dialog.getByText('From Western Division to Eastern Division.').waitFor()
  await dialog.getByText('Also moves: 1 organization.').waitFor()
  await expect.poll(() => parentOf(world, reno)).toBe(west.id)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await told(page, 'Reno Terminal moved to Eastern Division').waitFor()
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
  await told(page, 'Reno Terminal moved to Cascade Freight Lines').waitFor()
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
  await told(page, 'Reno Terminal archived').waitFor()
  await item(page, 'Reno Terminal').waitFor({ state: 'detached' })
  await expect
    .poll(() =>
      world.prisma.organization.count({ where: { id: { in: [reno.id, night.id] }, archivedAt: { not: null } } }),
    )
    .toBe(2)

  await page.getByRole('button', { name: 'Show archived' }).click()
  await page.getByRole('button', { name: 'Actions for Reno Terminal' }).click()
  await page.getByRole('menuitem', { name: 'Restore', exact: true }).click()
  await told(page, 'Reno Terminal restored').waitFor()
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

test('the stepper keeps what was typed: over a reload, and where the server refuses', async () => {
  const { world } = house.current
  const { admin } = await ownCompany(world)
  await world.prisma.organization.updateMany({
    where: { memberships: { some: { userId: admin.id } } },
    data: { employerIdentifier: '12-3456789' },
  })
  const { page } = await house.current.visit(admin, '/createorganization?type=DIVISION')
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Eastern Divison')
  await page.getByText('Possible duplicates: 1 organization').waitFor()
  await page.getByRole('link', { name: 'Eastern Division' }).waitFor()
  await page.getByRole('textbox', { name: 'EIN' }).fill('12-34')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Enter it as NN-NNNNNNN, like 12-3456789.').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'EIN' }).evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.getByRole('textbox', { name: 'EIN' }).fill('12-3456789')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'City' }).fill('Reno')
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Reno')
  await page.getByRole('button', { name: 'Industry' }).click()
  await page.getByRole('combobox', { name: 'Add industry' }).fill('484121')
  await optionIn(page, /^484121/).click()
  await page.getByRole('button', { name: 'Parent' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('A Division needs a parent organization.').waitFor()
  await page.getByRole('combobox', { name: 'Parent' }).fill('cascade')
  await optionIn(page, /^Cascade/).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Create organization' }).click()
  await toastOf(page, 'Failed to create organization').waitFor()
  // The step of the problem has opened, and its field has the focus.
  await page.getByRole('heading', { name: 'Identity', level: 2 }).waitFor()
  const employer = page.getByRole('textbox', { name: 'EIN' })
  await expect.poll(() => employer.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByRole('textbox', { name: 'Legal name' }).inputValue()).toBe('Eastern Divison')
  await employer.fill('98-7654321')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('heading', { name: 'Eastern Divison', level: 1 }).waitFor()
  await page.goto('/createorganization?type=DIVISION')
  await expect.poll(() => page.getByRole('textbox', { name: 'Legal name' }).inputValue()).toBe('')
})

test('editorganization without an id asks which; what is changed is saved, and nothing else', async () => {
  const { world } = house.current
  const { admin, west } = await ownCompany(world)
  const { page } = await house.current.visit(admin, '/editorganization')
  await page.getByRole('combobox', { name: 'Organization' }).fill('west')
  await optionIn(page, /^Western/).click()
  await page.getByRole('heading', { name: 'Edit Western Division', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Contact' }).fill('Front desk, 775-555-0100')
  await page.getByRole('button', { name: 'Location' }).click()
  await page.getByRole('textbox', { name: 'Latitude' }).fill('91')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Enter a number from -90 to 90.').waitFor()
  await page.getByRole('textbox', { name: 'Latitude' }).fill('39.5')
  await page.getByRole('textbox', { name: 'Longitude' }).fill('-119.8')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await told(page, 'Western Division saved').waitFor()
  await page.getByText('39.5, -119.8').waitFor()
  await page.getByText('Front desk, 775-555-0100').waitFor()

  // Somebody else changes it while the form is open.
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Contact' }).fill('Mine')
  await world.prisma.organization.update({
    where: { id: west.id },
    data: { contact: 'Theirs', version: { increment: 1 } },
  })
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const conflict = page.getByRole('dialog', { name: 'Changed by someone else' })
  const row = conflict.getByRole('row').filter({ hasText: 'Contact' })
  await row.waitFor()
  await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual(['Mine', 'Theirs'])
  const saved = () =>
    world.prisma.organization.findUniqueOrThrow({ where: { id: west.id }, select: { contact: true, legalName: true } })
  await expect.poll(() => saved()).toEqual({ contact: 'Theirs', legalName: 'Western Division' })
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(saved).toEqual({ contact: 'Mine', legalName: 'Western Division' })
  await page.getByRole('heading', { name: 'Western Division', level: 1, exact: true }).waitFor()
  await page.getByText('Mine', { exact: true }).waitFor()
})

test('the switch narrows the board, is kept, and other tabs hear of it', async () => {
  const { world } = house.current
  const { admin, reno, east } = await ownCompany(world)
  await world.action(reno, admin, { title: 'Check the dock' })
  await world.action(east, admin, { title: 'Wash the vans' })
  const { page, tab } = await house.current.visit(admin, '/home')
  await page.getByRole('heading', { name: 'Wash the vans' }).waitFor()
  const other = await tab('/home')
  await other.getByRole('heading', { name: 'Wash the vans' }).waitFor()

  await page.getByRole('button', { name: 'Organization: Cascade Freight Lines' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Find organization' }).waitFor()
  await page.keyboard.type('reno')
  await page.getByRole('option', { name: /^Reno Terminal/ }).waitFor()
  await page.keyboard.press('Enter')
  for (const board of [page, other]) {
    await board.getByRole('button', { name: 'Organization: Reno Terminal' }).waitFor()
    await board.getByRole('heading', { name: 'Wash the vans' }).waitFor({ state: 'detached' })
    await board.getByRole('heading', { name: 'Check the dock' }).waitFor()
    await expect.poll(() => board.url()).toContain(`organization=${encodeURIComponent(reno.globalId)}`)
  }
  await page.goto('/home')
  await page.getByRole('button', { name: 'Organization Reno Terminal and sub-organizations' }).waitFor()
  await page.getByRole('button', { name: 'Organization: Reno Terminal' }).click()
  await page.getByRole('option', { name: /^All organizations/ }).click()
  await page.getByRole('heading', { name: 'Wash the vans' }).waitFor()
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

test('the form and the switch in both themes, wide and narrow', { timeout: 120_000 }, async () => {
  const { admin, west } = await ownCompany(house.current.world)
  const { page } = await house.current.visit(admin, '/createorganization')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByText('Enter the legal name.').waitFor()
  await page.getByRole('checkbox', { name: 'Start with the fleet starter set' }).check()
  await lookAt(page)
  for (const step of ['place', 'parent']) {
    await page.goto(`/createorganization?parent=${west.id}&type=LOCATION&step=${step}`)
    await page.getByRole('button', { name: 'Next' }).waitFor()
    await lookAt(page)
  }
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.getByRole('button', { name: /^Organization: / }).click()
  await page.getByRole('option').first().waitFor()
  expect(await problemsInBoth(page)).toEqual([])
})
