// The way back of what changes many rows at once: a bulk change of records, and an archiving with all below.
import { expect, test } from 'vitest'
import { tree } from '../../../graph/testing/tree.ts'
import { toldOf } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('a bulk change is undone by Ctrl+Z, all of it and no more; the next one by its toast', async () => {
  const { world } = house.current
  const { root, admin } = await tree(world, { root: { name: 'Reno terminal' } })
  for (const title of ['Gate', 'Lamp', 'Pump']) await world.action(root, admin, { title, assigneeId: admin.id })
  await world.action(root, admin, { title: 'Done before', state: 'COMPLETE', assigneeId: admin.id })
  const running = async () => {
    const rows = await world.prisma.action.findMany({ where: { organizationId: root.id, status: 1 } })
    return rows.map(({ title }) => title).sort()
  }
  const { page } = await house.current.visit(admin, '/activerecords?sort=title')
  const dialog = page.getByRole('dialog')
  const start = async () => {
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Start' }).click()
    await dialog.getByRole('button', { name: 'Start' }).click()
    await dialog.getByText('3 done · 1 refused').waitFor()
    await dialog.getByRole('button', { name: 'Done', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('row', { name: /Pump/ }).waitFor()
  await page.getByRole('checkbox', { name: 'Select all matching' }).click()
  await start()
  await expect.poll(() => running()).toEqual(['Gate', 'Lamp', 'Pump'])
  await page.keyboard.press('Control+z')
  await toldOf(page, 'Undone: Start: 3 records').waitFor()
  await page.getByRole('row', { name: /Pump.*Queued/ }).waitFor()
  await expect.poll(() => running()).toEqual([])

  await start()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(running).toEqual([])
})

test('an archiving is undone by the toast and by Ctrl+Z, with all that went with it', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Cascade Freight Lines' })
  const admin = await world.user(root, 'ADMIN')
  const reno = await world.organization({ parent: root, type: 'LOCATION', name: 'Reno Terminal' })
  const night = await world.organization({ parent: reno, type: 'BRANCH', name: 'Night Shift' })
  const archived = () =>
    world.prisma.organization.count({ where: { id: { in: [reno.id, night.id] }, archivedAt: { not: null } } })
  const { page } = await house.current.visit(admin, '/organizations')
  const item = page.getByRole('treeitem', { name: /^Reno Terminal,/ })
  const archive = async () => {
    await item.waitFor()
    await page.getByRole('button', { name: 'Actions for Reno Terminal' }).click()
    await page.getByRole('menuitem', { name: 'Archive…' }).click()
    await page.getByRole('dialog', { name: 'Archive Reno Terminal' }).getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await item.waitFor({ state: 'detached' })
    await expect.poll(() => archived()).toBe(2)
  }
  await archive()
  await page.getByRole('button', { name: 'Undo' }).click()
  await item.waitFor()
  await expect.poll(() => archived()).toBe(0)

  await archive()
  await page.keyboard.press('Control+z')
  await item.waitFor()
  await expect.poll(() => archived()).toBe(0)
})
