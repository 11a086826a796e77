// The planner and the team's dashboard: work planned by mouse and by keyboard, what speaks against it, and numbers that
// open their rows.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { World } from '../../../graph/testing/world.ts'
import { isLive } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

// A day far enough ahead that nothing on it is past.
const day = '2030-11-18'
const at = (time: string) => new Date(`${day}T${time}:00Z`)

async function team(world: World) {
  const root = await world.organization({ name: 'Northway Logistics' })
  const spot = await world.group(root, 'Yard')
  const admin = await world.user(root, 'ADMIN')
  const rosa = await world.user(root, 'TRANSACTIONAL', spot)
  const omar = await world.user(root, 'TRANSACTIONAL', spot)
  await world.prisma.user.update({ where: { id: rosa.id }, data: { name: 'Rosa Ortega' } })
  await world.prisma.user.update({ where: { id: omar.id }, data: { name: 'Omar Haddad' } })
  const record = (title: string, more: object = {}) =>
    world.action(root, admin, { ...spot, title, serviceTimeMins: 60, ...more })
  const slot = (from: string, to: string) => ({ isScheduled: true, scheduledStart: at(from), scheduledEnd: at(to) })
  return { root, admin, rosa, omar, record, slot }
}

const laneOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const blockOf = (page: Page, lane: string, title: string): Locator =>
  laneOf(page, lane).getByRole('button', { name: new RegExp(title) })
const rowOf = (world: World, { id }: { id: string }) => world.prisma.action.findUniqueOrThrow({ where: { id } })

/** Takes something with the mouse to a time of somebody's lane, and lets it go once that is said of it. */
async function dragTo(
  page: Page,
  from: Locator,
  lane: string,
  hour: number,
  hours: { from: number; to: number },
  says: RegExp,
) {
  const taken = (await from.boundingBox())!
  const over = (await laneOf(page, lane).locator('[data-lane]').boundingBox())!
  await page.mouse.move(taken.x + 2, taken.y + taken.height / 2)
  await page.mouse.down()
  await page.mouse.move(taken.x + 12, taken.y + 12, { steps: 3 })
  const x = over.x + ((hour - hours.from) / (hours.to - hours.from)) * over.width
  await page.mouse.move(x, over.y + 16, { steps: 8 })
  // A hand is never quite still: the browser tells of where it is again and again.
  await page.mouse.move(x + 1, over.y + 16)
  await expect.poll(() => page.locator('[data-ghost]').innerText()).toMatch(says)
  await page.mouse.up()
}

test('work is planned, moved, made longer and taken off by mouse, and each is undone', async () => {
  const { world } = house.current
  const { admin, rosa, record, slot } = await team(world)
  const gate = await record('Mend the gate')
  const wash = await record('Wash trailer', { assigneeId: rosa.id, ...slot('13:00', '14:00') })
  const { page } = await house.current.visit(admin, `/planner?on=${day}`)
  await blockOf(page, 'Rosa Ortega', 'Wash trailer').waitFor()
  await laneOf(page, 'Rosa Ortega').getByText('1 h of 8 h').waitFor()
  const hours = { from: 8, to: 18 }
  const waiting = page.getByRole('button', { name: `Plan ${gate.key} Mend the gate` })
  // What speaks against it is told before it is let go, and asked about then.
  await dragTo(page, waiting, 'Rosa Ortega', 13.5, hours, /Overlaps “Wash trailer”, 13:00–14:00\./)
  const asks = page.getByRole('dialog', { name: 'Plan anyway?' })
  await asks.getByText('Overlaps “Wash trailer”, 13:00–14:00.').waitFor()
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await dragTo(page, waiting, 'Rosa Ortega', 10, hours, /^(?=[^]*10:00)(?![^]*overlaps)/)
  await blockOf(page, 'Rosa Ortega', 'Mend the gate, 10:00–11:00').waitFor()
  await laneOf(page, 'Rosa Ortega').getByText('2 h of 8 h').waitFor()
  await expect
    .poll(() => rowOf(world, gate))
    .toMatchObject({ assigneeId: rosa.id, isScheduled: true, scheduledStart: at('10:00'), scheduledEnd: at('11:00') })
  // Longer, by its end.
  const block = (await blockOf(page, 'Rosa Ortega', 'Mend the gate').boundingBox())!
  await page.mouse.move(block.x + block.width - 3, block.y + 10)
  await page.mouse.down()
  await page.mouse.move(block.x + block.width * 1.5, block.y + 10, { steps: 6 })
  await page.mouse.up()
  await blockOf(page, 'Rosa Ortega', 'Mend the gate, 10:00–11:30').waitFor()
  // Taken off, and back again.
  await blockOf(page, 'Rosa Ortega', 'Wash trailer').dragTo(
    page.getByRole('list', { name: 'Records to plan' }).or(page.getByText('Everything is planned.')),
  )
  await page.getByRole('button', { name: `Plan ${wash.key} Wash trailer` }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await blockOf(page, 'Rosa Ortega', 'Wash trailer, 13:00–14:00').waitFor()
  await expect.poll(() => rowOf(world, wash)).toMatchObject({ isScheduled: true, scheduledStart: at('13:00') })
  // What somebody else plans shows by itself.
  await world.prisma.action.update({
    where: { id: wash.id },
    data: { scheduledStart: at('15:00'), scheduledEnd: at('16:00'), version: { increment: 1 } },
  })
  await blockOf(page, 'Rosa Ortega', 'Wash trailer, 15:00–16:00').waitFor()
  await page.getByRole('button', { name: 'Close message' }).click()
  await lookAt(page)
})

test('by keyboard alone work is planned, carried to another, and taken off', async () => {
  const { world } = house.current
  const { admin, rosa, omar, record, slot } = await team(world)
  const gate = await record('Mend the gate')
  await record('Wash trailer', { assigneeId: omar.id, ...slot('10:00', '11:00') })
  const { page } = await house.current.visit(admin, `/planner?on=${day}`)
  await page.getByRole('button', { name: `Plan ${gate.key} Mend the gate` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Plan “Mend the gate”' })
  await dialog.getByLabel('Assignee').selectOption({ value: rosa.globalId })
  await dialog.getByLabel('Starts').fill(`${day}T09:00`)
  await dialog.getByRole('status').getByText('outside').waitFor({ state: 'detached' })
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByLabel('Minutes').press('Enter')
  const block = blockOf(page, 'Rosa Ortega', 'Mend the gate, 09:00–10:00')
  await block.waitFor()
  await expect.poll(() => block.evaluate((element) => element === document.activeElement)).toBe(true)
  // A quarter later, and two lanes up to Omar: what speaks against it is heard before Enter.
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await page.locator('[data-ghost]').getByText('Overlaps “Wash trailer”, 10:00–11:00.').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-ghost]').waitFor({ state: 'detached' })
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await blockOf(page, 'Rosa Ortega', 'Mend the gate, 09:15–10:15').waitFor()
  await expect.poll(() => rowOf(world, gate)).toMatchObject({ scheduledStart: at('09:15') })
  await blockOf(page, 'Rosa Ortega', 'Mend the gate').focus()
  await page.keyboard.press('Delete')
  const waits = page.getByRole('button', { name: `Plan ${gate.key} Mend the gate` })
  await waits.waitFor()
  await expect.poll(() => waits.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect
    .poll(() => rowOf(world, gate))
    .toMatchObject({ isScheduled: false, scheduledStart: null, scheduledEnd: at('10:15'), assigneeId: rosa.id })
  await page.keyboard.press('Control+z')
  await blockOf(page, 'Rosa Ortega', 'Mend the gate, 09:15–10:15').waitFor()
  await page.getByRole('button', { name: 'Week' }).press('Enter')
  await page
    .getByRole('group', { name: `Rosa Ortega, ${day}` })
    .getByText('1 h of 8 h')
    .waitFor()
  await lookAt(page)
})

test('the dashboard shows how the team stands, opens the rows of a number, and prints without its frame', async () => {
  const { world } = house.current
  const { admin, rosa, record } = await team(world)
  for (let i = 0; i < 3; i++)
    await record(`Overdue ${i}`, { assigneeId: rosa.id, scheduledEnd: new Date(Date.now() - 3_600_000) })
  await record('Nobody yet')
  await record('Done', { assigneeId: rosa.id, state: 'COMPLETE', actualEnd: new Date(Date.now() - 2 * 24 * 3_600_000) })
  const { page } = await house.current.visit(admin, '/home')
  await isLive(page)
  await page.getByRole('link', { name: 'Team', exact: true }).press('Enter')
  const numbers = page.getByRole('list', { name: 'Figures' })
  await numbers.getByRole('link', { name: 'Open 4' }).waitFor()
  const person = page.getByRole('row', { name: /^Rosa Ortega/ })
  await person.getByText('3 h', { exact: true }).waitFor()
  await page
    .getByText('1 yesterday')
    .or(page.getByRole('img', { name: /Completed a day/ }))
    .first()
    .waitFor()
  // A change is shown by itself.
  await record('One more')
  await numbers.getByRole('link', { name: 'Open 5' }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.querySelector('main')!).overflow))
    .toBe('visible')
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('main')!.scrollHeight <= document.querySelector('main')!.clientHeight),
    )
    .toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await numbers.getByRole('link', { name: 'Late 3' }).press('Enter')
  await page.waitForURL(/\/activerecords\?/)
  await page.getByText('Overdue 2').waitFor()
  expect(await page.getByText('Nobody yet').count()).toBe(0)
  await page.goto('/myteam')
  await page.getByRole('heading', { name: 'My team' }).waitFor()
})
