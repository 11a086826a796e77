// config/manageroles, by mouse and by keyboard alone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tree } from '../../../graph/testing/tree.ts'
import type { World } from '../../../graph/testing/world.ts'
import { lookAt, problemsInBoth } from './looks.ts'
import { optionIn } from './hands.ts'
import { hold, isStream, openHouse } from './visit.ts'

const house = openHouse()

async function tenant(world: World) {
  const { root, spot } = await tree(world, { root: { name: 'Northway Logistics' }, groups: { spot: {} }, people: {} })
  return { root, admin: await world.user(root, 'ADMIN'), theo: await world.user(root, 'TACTICAL', spot) }
}

const cell = (page: Page, name: RegExp) => page.getByRole('grid', { name: 'Role matrix' }).getByRole('button', { name })
const accepting = /^Tactical Mgt may accept association requests:/
const cellsOf = (world: World, rootId: string) =>
  world.prisma.policyCell.findMany({ where: { rootId }, select: { capability: true, accessLevel: true, reach: true } })

test('a cell is set and saved with the mouse, with the preview of a person beside it', async () => {
  const { world } = house.current
  const { root, admin, theo } = await tenant(world)
  const { page } = await house.current.visit(admin, '/config/manageroles')
  await page.getByRole('combobox', { name: 'Person' }).fill(theo.name.slice(0, 10))
  await optionIn(page, theo.name).click()
  const preview = page.getByRole('complementary', { name: 'Access check' })
  await preview.getByText('As Tactical Mgt in Northway Logistics').waitFor()
  await cell(page, accepting).click()
  await page.getByRole('menuitemradio', { name: 'Departments' }).click()
  await preview.getByText('Unsaved changes affect 1 of').waitFor()
  await preview.getByText('None → Departments').first().waitFor()
  await page.getByText('1 unsaved change').waitFor()
  await page.getByRole('button', { name: 'Save 1 change' }).click()
  await page.getByRole('status').getByText('1 change saved').waitFor()
  await cell(page, /^Tactical Mgt may accept association requests: Departments. changed, by default None/).waitFor()
  await expect
    .poll(() => cellsOf(world, root.id))
    .toEqual([{ capability: 'associations.accept', accessLevel: 'TACTICAL', reach: 'DEPARTMENTS' }])
})

test('by keyboard alone: arrows go from cell to cell, Enter opens one, Escape leaves it, and all is discarded', async () => {
  const { world } = house.current
  const { root, admin } = await tenant(world)
  const { page } = await house.current.visit(admin, '/config/manageroles')
  const first = cell(page, /^Admin may see action records:/)
  await first.focus()
  await page.getByRole('tooltip').getByText('The rights of Admin are the same in every organization.').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const there = cell(page, /^Tactical Mgt may see Next Up:/)
  await expect.poll(() => there.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Departments' }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await cell(page, /^Tactical Mgt may see Next Up: Groups. not saved, was Departments/).waitFor()
  await expect.poll(() => there.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Discard' }).focus()
  await page.keyboard.press('Enter')
  await cell(page, /^Tactical Mgt may see Next Up: Departments$/).waitFor()
  await expect.poll(() => cellsOf(world, root.id)).toEqual([])
})

test('what somebody else saved meanwhile is asked about, and can be saved over', async () => {
  const { world } = house.current
  const { root, admin } = await tenant(world)
  const { page } = await house.current.visit(admin, '/config/manageroles')
  await cell(page, accepting).click()
  await page.getByRole('menuitemradio', { name: 'Departments' }).click()
  // Once the stream is back, the matrix is read anew: here it is saved before that.
  const letGo = await hold(page, isStream)
  await world.prisma.policyCell.create({
    data: { rootId: root.id, capability: 'associations.accept', accessLevel: 'TACTICAL', reach: 'GROUPS' },
  })
  await page.getByRole('button', { name: 'Save 1 change' }).click()
  const asked = page.getByRole('dialog', { name: 'Changed by someone else' })
  await asked.getByRole('row', { name: 'Tactical Mgt may accept association requests Departments Groups' }).waitFor()
  letGo()
  await asked.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('status').getByText('1 change saved').waitFor()
  await expect.poll(() => cellsOf(world, root.id)).toMatchObject([{ reach: 'DEPARTMENTS' }])
})

test('who may not change it reads it, with the reason', async () => {
  const { theo } = await tenant(house.current.world)
  const { page } = await house.current.visit(theo, '/config/manageroles')
  await page
    .getByText('To edit the role matrix, webhooks, imports, invitations, users and shortcuts here takes Admin.')
    .waitFor()
  await cell(page, accepting).click({ force: true })
  await page
    .getByRole('tooltip')
    .getByText(/here takes Admin\.$/)
    .waitFor()
  expect(await page.getByRole('menuitemradio').count()).toBe(0)
})

test('at 390 px it is one level at a time', async () => {
  const { admin } = await tenant(house.current.world)
  const { page } = await house.current.visit(admin, '/config/manageroles', { width: 390 })
  await page.getByRole('combobox', { name: 'Access level' }).selectOption('Supervision')
  await cell(page, /^Supervision may see action records:/).waitFor()
  expect(await page.getByRole('columnheader').count()).toBeLessThan(12)
  expect(await cell(page, /^Admin may/).count()).toBe(0)
})

test('looks well', async () => {
  const { world } = house.current
  const { root, admin, theo } = await tenant(world)
  await world.prisma.policyCell.create({
    data: { rootId: root.id, capability: 'records.work', accessLevel: 'STRATEGIC', reach: 'ALL' },
  })
  const { page } = await house.current.visit(admin, `/config/manageroles?person=${encodeURIComponent(theo.globalId)}`)
  await cell(page, accepting).click()
  await page.getByRole('menuitemradio', { name: 'Departments' }).click()
  await page.getByText('Unsaved changes affect 1 of').waitFor()
  // Axe takes its time over all cells: once in full, then with the changed ones alone.
  expect(await problemsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: /^Changed only/ }).click()
  await lookAt(page)
})
