// Hours and targets of an organization, and the ladder of a record: by mouse, by keyboard, and how they look.
import { expect, test } from 'vitest'
import { runClocks } from '../../../graph/work/escalation/clocksJob.ts'
import { tree } from '../../../graph/testing/tree.ts'
import type { World } from '../../../graph/testing/world.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function ownDivision(world: World) {
  const { root, division } = await tree(world, {
    root: { name: 'Northway Logistics' },
    below: { division: { name: 'Western division' } },
    people: {},
  })
  const closures = [{ day: '2090-12-25', name: 'Christmas Day' }]
  await world.prisma.businessHours.create({
    data: { organizationId: root.id, windows: [{ weekday: 1, from: 480, to: 1020 }], closures, fiscalMonth: 2 },
  })
  return { root, division, admin: await world.user(root, 'ADMIN'), path: `/orgOverview/${division.id}/hours` }
}

test('hours and targets by mouse: own ones, a wrong one, and those above again', async () => {
  const { admin, path } = await ownDivision(house.current.world)
  const { page } = await house.current.visit(admin, path)
  await page.getByText('From Northway Logistics').waitFor()
  await page.getByText('25 December 2090').waitFor()
  await page.getByRole('button', { name: 'Set own hours' }).click()
  await page.getByRole('button', { name: '24 hours' }).click()
  await page.getByLabel('Monday: from').fill('09:00')
  await page.getByLabel('Monday: to').fill('08:00')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await page.getByText('Name an end that is after the start').waitFor()
  await page.getByLabel('Monday: to').fill('17:00')
  await page.getByRole('button', { name: 'Remove times of Sunday' }).click()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await page.getByRole('row', { name: 'Monday 09:00 – 17:00' }).waitFor()
  await page.getByRole('row', { name: 'Tuesday 24 hours' }).waitFor()
  await page.getByRole('row', { name: 'Sunday Closed' }).waitFor()
  await page.getByRole('button', { name: 'Remove own hours' }).click()
  await page.getByText('From Northway Logistics').waitFor()
  await page.getByRole('button', { name: 'Targets of High' }).click()
  await page.getByRole('menuitem', { name: 'Edit completion target' }).click()
  await page.getByLabel('Measured in').selectOption('MINUTES')
  await page.getByLabel('Minutes').fill('0')
  await page.getByRole('button', { name: 'Save target' }).click()
  await page.getByText('Write 1 to 100,000 minutes.').waitFor()
  await page.getByLabel('Minutes').fill('90')
  await page.getByRole('button', { name: 'Save target' }).click()
  await page.getByRole('row', { name: /High 1 h 1 h 30 min Own/ }).waitFor()
  await page.getByRole('button', { name: 'Targets of High' }).click()
  await page.getByRole('menuitem', { name: 'Use parent’s completion target' }).click()
  await page.getByRole('row', { name: /High 1 h 1 business day/ }).waitFor()
  await lookAt(page)
})

test('hours by keyboard alone, and the focus returns', async () => {
  const { admin, path } = await ownDivision(house.current.world)
  const { page } = await house.current.visit(admin, path)
  const edit = page.getByRole('button', { name: 'Set own hours' })
  await edit.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Hours of Western division' }).waitFor()
  await page.getByRole('button', { name: 'Add times to Wednesday' }).focus()
  await page.keyboard.press('Enter')
  await lookAt(page)
  await page.getByLabel('Fiscal year starts in').focus()
  await page.keyboard.type('July')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Starts in July').waitFor()
  await page.getByRole('row', { name: 'Wednesday 09:00 – 17:00' }).waitFor()
})

test('who may not edit sees the hours and why not', async () => {
  const { root, division, path } = await ownDivision(house.current.world)
  const person = await house.current.world.user(division, 'SUPERVISION', await house.current.world.group(root))
  const { page } = await house.current.visit(person, path)
  await page
    .getByText('To edit organizations, geofences and classifications here takes Admin or Strategic.')
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /own hours|Targets of/ }).count()).toBe(0)
})

test("a record's ladder: what a clock did, what waits, and what comes next", async () => {
  const { world } = house.current
  const { root, admin } = await ownDivision(world)
  const spot = await world.group(root)
  const worker = await world.user(root, 'TRANSACTIONAL', spot)
  const lead = await world.user(root, 'SUPERVISION', spot)
  await world.prisma.businessHours.update({
    where: { organizationId: root.id },
    data: { windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 })) },
  })
  const minutesAgo = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000)
  const action = await world.action(root, admin, {
    ...spot,
    title: 'Dock 4 is blocked',
    assigneeId: worker.id,
    priorityId: 1,
    createdAt: minutesAgo(20),
  })
  await runClocks(world.services)
  const { page } = await house.current.visit(lead, `/home/record/${action.key}`)
  await page.getByRole('dialog', { name: 'Action record' }).getByRole('link', { name: 'People' }).click()
  const ladder = page.getByRole('region', { name: 'Escalation' })
  await ladder.getByText('Not started within 15 min').waitFor()
  await ladder.getByText('Automatically').waitFor()
  await ladder.getByText('Awaiting reply').waitFor()
  await ladder.getByText(`Next: ${admin.name}`).waitFor()
  const clocks = page.getByRole('region', { name: 'Deadlines' })
  await clocks.getByText(/1[0-5] min left/).waitFor()
  await clocks.getByText(/3 h [34]\d min left/).waitFor()
  await lookAt(page)
  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByText('Automatically').waitFor()
})
