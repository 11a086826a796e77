// The planner filled with what waits: proposals are seen before they are taken, and all is taken back at once.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { World } from '../../../graph/testing/world.ts'
import { stateTable } from '../../../graph/work/action/states.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

// A day far enough ahead that nothing on it is past.
const day = '2030-11-18'
const at = (time: string) => new Date(`${day}T${time}:00Z`)

/** A yard in which Rosa is busy from nine to ten, and three records wait for somebody. */
async function yard(world: World) {
  const root = await world.organization({ name: 'Northway Logistics' })
  const spot = await world.group(root, 'Yard')
  const admin = await world.user(root, 'ADMIN')
  const rosa = await world.user(root, 'TRANSACTIONAL', spot)
  await world.prisma.user.update({ where: { id: rosa.id }, data: { name: 'Rosa Ortega' } })
  const record = (title: string, priorityId: number, more: object = {}) =>
    world.action(root, admin, { ...spot, title, priorityId, serviceTimeMins: 60, ...more })
  const slot = { isScheduled: true, scheduledStart: at('09:00'), scheduledEnd: at('10:00'), assigneeId: rosa.id }
  await record('Sweep the dock', 1, slot)
  const gate = await record('Mend the gate', 1)
  const wash = await record('Wash trailer', 2)
  const lamp = await record('Replace a lamp', 3)
  return { admin, rosa, gate, wash, lamp }
}

const rowsOf = async (world: World, ...records: { id: string }[]) =>
  Promise.all(records.map(({ id }) => world.prisma.action.findUniqueOrThrow({ where: { id } })))
const placesOf = async (world: World, ...records: { id: string }[]) =>
  (await rowsOf(world, ...records)).map(({ scheduledStart }) => scheduledStart?.toISOString().slice(11, 16) ?? null)
const planner = (page: Page) => page.getByRole('main')
const proposals = (page: Page) => page.getByRole('dialog', { name: 'Proposed day' })
const blockOf = (page: Page, title: string) =>
  page.getByRole('listitem', { name: 'Rosa Ortega', exact: true }).getByRole('button', { name: new RegExp(title) })

test('by keyboard alone a day is filled but for what is left out, and one Undo empties it again', async () => {
  const { world } = house.current
  const { admin, rosa, gate, wash, lamp } = await yard(world)
  const { page } = await house.current.visit(admin, `/planner?on=${day}`)
  await page.getByRole('button', { name: 'Fill the day…' }).press('Enter')
  const dialog = proposals(page)
  await dialog.getByText('Free time found for 3 of 3 records.').waitFor()
  await dialog.getByRole('checkbox', { name: /Mend the gate.*Rosa Ortega.*10:00–11:00.*In its group/s }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await placesOf(world, gate, wash, lamp)).toEqual([null, null, null])
  await dialog.getByRole('checkbox', { name: /Wash trailer/ }).press('Space')
  await dialog.getByRole('button', { name: 'Plan 2 records' }).press('Enter')
  await blockOf(page, 'Mend the gate, 10:00–11:00').waitFor()
  await blockOf(page, 'Replace a lamp, 12:00–13:00').waitFor()
  await planner(page).getByText('2 records planned.').waitFor()
  expect(await placesOf(world, gate, wash, lamp)).toEqual(['10:00', null, '12:00'])
  expect((await rowsOf(world, gate))[0]!.assigneeId).toBe(rosa.id)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await planner(page).getByText('Plan undone.').waitFor()
  expect(await placesOf(world, gate, wash, lamp)).toEqual([null, null, null])
  await page.getByRole('button', { name: `Plan ${gate.key} Mend the gate` }).waitFor()
})

test('what is chosen alone is proposed for, and what was changed meanwhile is told and left', async () => {
  const { world } = house.current
  const { admin, gate, wash, lamp } = await yard(world)
  const { page } = await house.current.visit(admin, `/planner?on=${day}&plan=week`)
  for (const { key, title } of [
    { key: wash.key, title: 'Wash trailer' },
    { key: lamp.key, title: 'Replace a lamp' },
  ])
    await page.getByRole('checkbox', { name: `Select ${key} ${title}` }).check()
  await page.getByRole('button', { name: 'Plan 2 selected records…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proposed week' })
  await dialog.getByRole('checkbox', { name: /Replace a lamp/ }).waitFor()
  expect(await dialog.getByText('Mend the gate').count()).toBe(0)
  const { status } = stateTable.COMPLETE
  await world.prisma.action.update({ where: { id: wash.id }, data: { status, version: { increment: 1 } } })
  await dialog.getByRole('button', { name: /^Plan \d records?$/ }).click()
  await page
    .getByRole('alert')
    .getByText(new RegExp(`1 planned, 1 not. ${wash.key}: `))
    .waitFor()
  expect(await placesOf(world, gate, wash)).toEqual([null, null])
  expect(await placesOf(world, lamp)).not.toEqual([null])
})

test('a day that is over is not filled, and says so', async () => {
  const { world } = house.current
  const { admin } = await yard(world)
  const { page } = await house.current.visit(admin, '/planner?on=2026-01-05')
  const fill = page.getByRole('button', { name: 'Fill the day…' })
  await fill.click({ force: true })
  await page.getByText('This period is over. Go to a later one.').waitFor()
  await expect.poll(() => fill.getAttribute('aria-disabled')).toBe('true')
  expect(await proposals(page).count()).toBe(0)
})
