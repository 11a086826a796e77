// The groupings of an organization: by mouse and by keyboard, and how they look.
import { expect, test } from 'vitest'
import { tree } from '../../../graph/testing/tree.ts'
import type { Organization } from '../../../graph/testing/rows.ts'
import type { World } from '../../../graph/testing/world.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** A company with hierarchies of management and quality; its division stands in one of them. */
async function ownHierarchies(world: World) {
  const { root, division } = await tree(world, {
    root: { name: 'Northway Logistics' },
    below: { division: { name: 'Western division' } },
    people: {},
  })
  const add = (typeId: number, name: string, description: string, parentId?: string, at: Organization = root) =>
    world.prisma.grouping.create({ data: { organizationId: at.id, typeId, name, description, parentId } })
  const top = await add(1, 'Northway operations', 'All that reports to the operations director.')
  const west = await add(1, 'West operations', 'Reports to the vice president west.', top.id)
  await add(1, 'East operations', '', top.id)
  await add(3, 'Cold chain program', 'Reefer set points and door times, audited each quarter.', undefined, division)
  await world.prisma.organizationGrouping.create({
    data: { organizationId: division.id, typeId: 1, groupingId: west.id },
  })
  return { root, division, admin: await world.user(root, 'ADMIN'), path: `/orgOverview/${division.id}/groupings` }
}

test('by mouse: add, edit, stand there, and delete what is empty', async () => {
  const { admin, path } = await ownHierarchies(house.current.world)
  const { page } = await house.current.visit(admin, path)
  await page
    .getByRole('row', { name: /Management/ })
    .getByText('Northway operations › West operations')
    .waitFor()
  await page.getByRole('button', { name: 'Add grouping to Region' }).click()
  await page.getByLabel('Name').fill('Great Basin')
  await page.getByLabel('Description').fill('Nevada and Utah')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const region = page.getByRole('list', { name: 'Region groupings' })
  await region.getByText('Great Basin').waitFor()
  await page.getByRole('button', { name: 'Add sub-grouping to Great Basin' }).click()
  await page.getByLabel('Name').fill('Truckee Meadows')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('list', { name: 'Parts of Great Basin' }).getByText('Truckee Meadows').waitFor()
  await page.getByRole('button', { name: 'Change grouping in Region' }).click()
  await page.getByLabel('Grouping', { exact: true }).selectOption({ label: 'Great Basin › Truckee Meadows' })
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('row', { name: /Region/ })
    .getByText('Great Basin › Truckee Meadows')
    .waitFor()
  await page.getByRole('button', { name: 'Delete Truckee Meadows' }).click()
  await page.getByText('It is in use: it still has 1 organization. Remove these first.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Delete East operations' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('list', { name: 'Management groupings' })
    .getByText('East operations')
    .waitFor({ state: 'detached' })
})

test('by keyboard alone: a problem is at its field, Escape leaves, the focus returns', async () => {
  const { admin, path } = await ownHierarchies(house.current.world)
  const { page } = await house.current.visit(admin, path)
  const edit = page.getByRole('button', { name: 'Edit Cold chain program' })
  await edit.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Edit Cold chain program' }).waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await page.getByText('Enter a name.').waitFor()
  await page.keyboard.type('Cold chain')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Quality groupings' }).getByText('Cold chain', { exact: true }).waitFor()
  const change = page.getByRole('button', { name: 'Change grouping in Quality' })
  await change.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Change grouping in Quality')
  await page.keyboard.press('Enter')
  await page.getByLabel('Grouping', { exact: true }).press('ArrowDown')
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await page
    .getByRole('row', { name: /Quality/ })
    .getByText('Cold chain')
    .waitFor()
})

test('who may not edit sees why', async () => {
  const { world } = house.current
  const { root, division, path } = await ownHierarchies(world)
  const person = await world.user(division, 'SUPERVISION', await world.group(root))
  const { page } = await house.current.visit(person, path)
  await page.getByText('takes Admin or Strategic').waitFor()
  await page.getByText('of a parent organization').first().waitFor()
  expect(await page.getByRole('button', { name: /^(Edit|Delete|Add|Change)/ }).count()).toBe(0)
})

test('looks right, full and in its window', async () => {
  const { admin, path } = await ownHierarchies(house.current.world)
  const { page } = await house.current.visit(admin, path)
  await page.getByText('Cold chain program').first().waitFor()
  await lookAt(page)
  await page.getByRole('button', { name: 'Edit West operations' }).click()
  await page.getByRole('dialog').waitFor()
  await lookAt(page)
})
