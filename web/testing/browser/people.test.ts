// Departments and roles, assigning people, and the people of an organization: by mouse, by keyboard alone, in all
// looks.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toldOf } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function company() {
  const { world } = house.current
  const root = await world.organization({ name: 'Ridge Haulage' })
  const division = await world.organization({ parent: root, name: 'Northern division' })
  const spot = await world.group(root, 'Tractors')
  await world.prisma.department.update({
    where: { id: spot.departmentId },
    data: { name: 'Maintenance', description: 'Keeps the fleet on the road.' },
  })
  await world.prisma.organizationDepartment.create({
    data: { organizationId: root.id, departmentId: spot.departmentId },
  })
  const admin = await world.user(root, 'ADMIN')
  const people = [
    await world.user(division, 'TRANSACTIONAL', spot),
    await world.user(root),
    await world.user(root, 'SUPERVISION', spot),
  ]
  for (const [i, name] of ['Ada Admin', 'Bo Berg', 'Cleo Cruz', 'Dan Diaz'].entries()) {
    const person = [admin, ...people][i]!
    await world.prisma.user.update({ where: { id: person.id }, data: { name } })
  }
  return { world, root, division, spot, admin, people }
}

const toast = (page: Page, text: string) => toldOf(page, text).first().waitFor()

/** Goes on by Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let i = 0; i < 120; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Waits until no dialog is there any more: one that is leaving would still be written to. */
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const field = (page: Page, name: string) => page.getByLabel(name)
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

test('departments by mouse: added with roles and groups, moved, chosen by organizations, led to their people', async () => {
  const { admin, root } = await company()
  const { page } = await house.current.visit(admin, '/deptrole')
  await button(page, 'Add department').click()
  await field(page, 'Name').fill('Yard')
  await page.getByRole('textbox', { name: 'Job roles' }).fill('Gate keeper, Dock hand')
  await button(page, 'Add').last().click()
  await toast(page, 'Yard added')
  await closed(page)
  await page.getByRole('heading', { name: 'Yard' }).waitFor()
  await button(page, 'Remove Dock hand from Yard').click()
  await toast(page, 'Dock hand removed from Yard')
  for (const name of ['Gate', 'Night gate']) {
    await button(page, 'Add group').click()
    await field(page, 'Name').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await page.getByRole('rowheader', { name, exact: true }).waitFor()
    await closed(page)
  }
  await button(page, 'Actions for Night gate').click()
  await item(page, 'Edit or move…').click()
  await field(page, 'Parent group').selectOption({ label: 'Gate' })
  await button(page, 'Save').click()
  await toast(page, 'Night gate saved')
  await closed(page)
  await expect.poll(() => page.getByRole('rowheader').first().textContent()).toBe('Gate')
  await button(page, 'Choose organizations').click()
  await page.getByRole('checkbox', { name: /Northern division/ }).check()
  await button(page, 'Done').click()
  await closed(page)
  await page.getByRole('link', { name: 'Northern division' }).waitFor()
  await page.getByRole('link', { name: /^Maintenance/ }).click()
  await page.getByRole('heading', { name: 'Maintenance' }).waitFor()
  await page.getByRole('link', { name: '2 people in Maintenance' }).click()
  await page.getByRole('rowheader', { name: /Bo Berg/ }).waitFor()
  await expect.poll(() => decodeURIComponent(new URL(page.url()).pathname)).toBe(`/orgOverview/${root.globalId}/people`)
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(2)
})

test('departments by keyboard alone: added, deactivated with those who have it, kept where it is in use', async () => {
  const { admin } = await company()
  const { page } = await house.current.visit(admin, '/deptrole')
  await press(page, button(page, 'Add department'))
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Claims')
  await page.keyboard.press('Enter')
  await toast(page, 'Claims added')
  await page.getByRole('heading', { name: 'Claims' }).waitFor()
  await press(page, page.getByRole('link', { name: /^Maintenance/ }))
  await page.getByRole('heading', { name: 'Maintenance' }).waitFor()
  await press(page, button(page, 'Edit'))
  const status = field(page, 'Status')
  await tabTo(page, status)
  await page.keyboard.press('ArrowDown')
  await press(page, button(page, 'Save'))
  await toast(page, '2 people keep it; no one new gets it.')
  await press(page, button(page, 'Delete'))
  await press(page, button(page, 'Delete permanently'))
  await page.getByText('Maintenance is in use by 1 group and 2 memberships. Deactivate it instead.').waitFor()
  await page.keyboard.press('Escape')
  await closed(page)
  await press(page, button(page, 'Actions for Tractors'))
  await item(page, 'Add subgroup…').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Night shift')
  await page.keyboard.press('Enter')
  await toast(page, 'Night shift added')
})

test('assigning by mouse: several at once, with what they will be able to do and what became of each', async () => {
  const { admin, world, people, spot } = await company()
  const { page } = await house.current.visit(admin, '/assignusergroup')
  await page.getByRole('checkbox', { name: /Bo Berg/ }).check()
  await page.getByRole('checkbox', { name: /Cleo Cruz/ }).check()
  await field(page, 'Department').selectOption({ label: 'Maintenance' })
  await field(page, 'Group').selectOption({ label: 'Tractors' })
  await field(page, 'Access level').selectOption({ label: 'Supervision' })
  await page
    .getByRole('group', { name: 'Changes for Cleo Cruz' })
    .or(page.getByRole('group', { name: /Changes for Bo Berg/ }))
    .first()
    .waitFor()
  await page.getByText('Tractors at Ridge Haulage').first().waitFor()
  await button(page, 'Assign 2 people').click()
  await page.getByRole('heading', { name: 'Results' }).waitFor()
  await expect.poll(() => page.getByRole('group', { name: 'Results by person' }).getByText('Assigned').count()).toBe(2)
  const held = await world.prisma.membership.findMany({ where: { userId: people[1]!.id, groupId: spot.groupId } })
  expect(held).toMatchObject([{ accessLevel: 'SUPERVISION' }])
})

test('assigning by keyboard alone', async () => {
  const { admin, world, people } = await company()
  const { page } = await house.current.visit(admin, '/assignusergroup')
  await type(page, field(page, 'Find people'), 'cleo')
  await page.getByRole('checkbox', { name: /Bo Berg/ }).waitFor({ state: 'detached' })
  await press(page, page.getByRole('checkbox', { name: /Cleo Cruz/ }), 'Space')
  await tabTo(page, field(page, 'Department'))
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'Tractors' }).waitFor({ state: 'attached' })
  await press(page, button(page, 'Assign 1 person'))
  await toast(page, '1 person assigned')
  await expect.poll(() => world.prisma.membership.count({ where: { userId: people[1]!.id } })).toBe(2)
})

test('who may not assign reads why and who could', async () => {
  const { people } = await company()
  const { page } = await house.current.visit(people[2]!, '/assignusergroup')
  await page.getByText('To assign people to departments, groups and roles here takes Admin or Tactical Mgt.').waitFor()
  await page.getByRole('checkbox', { name: /Cleo Cruz/ }).check()
  await expect.poll(() => button(page, 'Assign 1 person').isDisabled()).toBe(true)
})

test('the people of an organization: found, changed and ended; the last Admin stays and it says why', async () => {
  const { admin, root, world, people } = await company()
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/people`)
  await field(page, 'Find people').fill('dan')
  await page.getByRole('rowheader', { name: /Bo Berg/ }).waitFor({ state: 'detached' })
  await button(page, 'Actions for Dan Diaz').click()
  await item(page, 'Change…').click()
  await field(page, 'Access level').selectOption({ label: 'Tactical Mgt' })
  await button(page, 'Save').click()
  await toast(page, 'Dan Diaz saved')
  await page.getByRole('cell', { name: 'Tactical Mgt' }).waitFor()
  await press(page, button(page, 'Actions for Dan Diaz'))
  await item(page, 'Change…').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, button(page, 'End'))
  await toast(page, 'Dan Diaz: membership ended')
  expect((await world.prisma.membership.findFirstOrThrow({ where: { userId: people[2]!.id } })).endsAt).not.toBeNull()
  await field(page, 'Find people').fill('')
  await button(page, 'Actions for Ada Admin').click()
  await page.getByText('Ridge Haulage would be left without an Admin. Make another person Admin there first.').waitFor()
})

test.each(['/deptrole', '/assignusergroup', 'people', 'departments'])('%s in all looks', async (path) => {
  const { admin, root } = await company()
  const { page } = await house.current.visit(admin, path.startsWith('/') ? path : `/orgOverview/${root.id}/${path}`)
  await page
    .getByRole(path === '/assignusergroup' ? 'checkbox' : 'table')
    .first()
    .waitFor()
  if (path === '/assignusergroup') await page.getByRole('checkbox', { name: /Bo Berg/ }).check()
  await lookAt(page)
})
