// Tours: made and put in order by mouse and by keyboard, planned, and walked stop by stop; and how they look.
import { globalId } from '../../../graph/kernel/node.ts'
import { expect, test } from 'vitest'
import type { World } from '../../../graph/testing/world.ts'
import { lookAt } from './looks.ts'
import { optionIn } from './hands.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function ownPlaces(world: World) {
  const root = await world.organization({ name: 'Northway Logistics', timeZone: 'America/Los_Angeles' })
  const place = (name: string, longitude: number) =>
    world.prisma.location.create({ data: { organizationId: root.id, name, typeId: 2, latitude: 39.53, longitude } })
  await place('Reno terminal', -119.78)
  await place('Sparks cross-dock', -119.71)
  await place('Fernley fuel stop', -119.25)
  return { root, admin: await world.user(root, 'ADMIN') }
}

test('a tour is made, put in order by keys, planned with reasons, and walked to its end', async () => {
  const { admin } = await ownPlaces(house.current.world)
  const { page } = await house.current.visit(admin, '/actonTourSettings', { zone: 'America/Los_Angeles' })
  await page.getByText('No tours.').waitFor()
  await page.getByRole('link', { name: 'Add tour' }).click()
  await page.getByLabel('Name').fill('Morning round')
  // Nothing to walk is said where it is.
  await page.getByRole('button', { name: 'Add tour' }).click()
  await page.getByText('Add at least one stop, or say which action records the tour includes.').waitFor()
  for (const name of ['Fernley fuel stop', 'Sparks cross-dock']) {
    await page.getByRole('button', { name: 'Add stop' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Location').fill(name.slice(0, 6))
    await optionIn(page, new RegExp(name)).click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Add stop' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Last night')
  await page.getByLabel('Latitude').fill('39.6')
  await page.getByLabel('Longitude').fill('-119.5')
  await page.getByLabel('Arrive until').fill('00:00')
  await page.keyboard.press('Enter')
  const stops = page.getByRole('list', { name: 'Stops' })
  await stops.getByRole('button', { name: 'Edit Last night' }).press('Alt+ArrowUp')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Edit Last night')
  await expect
    .poll(() => stops.getByRole('button', { name: /^Edit/ }).allTextContents())
    .toEqual(['Fernley fuel stop', 'Last night', 'Sparks cross-dock'])
  await stops
    .getByRole('button', { name: 'Edit Sparks cross-dock' })
    .dragTo(stops.getByRole('button', { name: 'Edit Fernley fuel stop' }))
  await expect
    .poll(() => stops.getByRole('button', { name: /^Edit/ }).allTextContents())
    .toEqual(['Sparks cross-dock', 'Fernley fuel stop', 'Last night'])
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel(/^Starts at/).fill('Reno')
  await optionIn(page, /Reno terminal/).click()
  await page.getByRole('button', { name: 'Add tour' }).click()
  await page.getByRole('button', { name: 'Plan run' }).click()
  await page.getByLabel('Starts').fill('2027-01-15T09:00')
  await page.getByRole('button', { name: 'Propose order' }).click()
  const order = page.getByRole('list', { name: 'Stops in order' })
  await order.getByText('Nearest to Reno terminal.').waitFor()
  await page
    .getByRole('list', { name: 'Unreachable stops' })
    .getByText('Its window closed at 00:00 PT, before the walk begins.')
    .waitFor()
  await page.locator('.ops-pin.several').first().waitFor()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Arrived', exact: true }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByText('1 of 3 stops done').waitFor()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Road closed')
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await order.getByText('Skipped: Road closed').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Finish run' }).click()
  await page.getByText('Run done').waitFor()
  await page
    .getByRole('row', { name: /^Actual/ })
    .getByText('1 done')
    .waitFor()
})

test('by keyboard alone the record of a tour opens its run', async () => {
  const { world } = house.current
  const { root, admin } = await ownPlaces(world)
  const tour = await world.prisma.tour.create({
    data: {
      organizationId: root.id,
      name: 'Yard round',
      typeId: 2,
      actionClassId: 1,
      stops: { create: { position: 0, name: 'Gate' } },
    },
  })
  const record = await world.action(root, admin, { tourId: tour.id, title: 'Yard round', assigneeId: admin.id })
  const { page } = await house.current.visit(admin, `/home/record/${record.key}`, { zone: 'America/Los_Angeles' })
  const plan = page.getByRole('button', { name: 'Plan run' })
  await plan.focus()
  await page.keyboard.press('Enter')
  // The record has a Start of its own, and shows until the run has come.
  await page.getByText('Planned vs actual').waitFor()
  await page.getByRole('button', { name: 'Start', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Arrived', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Finish run' }).press('Enter')
  await page.getByText('Run done').waitFor()
  await page.goto(`/home/record/${record.key}`)
  await page.getByRole('link', { name: /Run \d+: 1 of 1 stops/ }).waitFor()
  await page.getByText('Complete', { exact: false }).first().waitFor()
})

test('a tour is planned from its row, and a record of the run opens beside it and leads back', async () => {
  const { world } = house.current
  const { root, admin } = await ownPlaces(world)
  const place = await world.prisma.location.findFirstOrThrow({ where: { organizationId: root.id } })
  const record = await world.action(root, admin, { title: 'Seal check', assigneeId: admin.id, locationId: place.id })
  await world.prisma.tour.create({
    data: {
      organizationId: root.id,
      name: 'Seal round',
      typeId: 2,
      actionClassId: 1,
      includes: { buckets: ['NEXT'] },
    },
  })
  const { page } = await house.current.visit(admin, '/actonTourSettings')
  await page.getByRole('button', { name: 'Plan run of Seal round' }).click()
  await page.getByRole('button', { name: 'Propose order' }).click()
  await page.waitForURL('**/actonTourSettings/run/*')
  const run = new URL(page.url()).pathname
  await page
    .getByRole('link', { name: `Open ${record.key}` })
    .first()
    .press('Enter')
  await page.getByRole('dialog', { name: 'Action record' }).getByRole('heading', { name: 'Seal check' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${run}/record/${record.key}`)
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).pathname).toBe(run)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Planned vs actual').waitFor()
})

test('the lists look right', async () => {
  const { world } = house.current
  const { root, admin } = await ownPlaces(world)
  const tour = await world.prisma.tour.create({
    data: {
      organizationId: root.id,
      name: 'Great Basin service route',
      typeId: 3,
      actionClassId: 2,
      stops: { create: { position: 0, name: 'Gate', closesMins: 600, pinned: true } },
    },
  })
  const run = {
    organizationId: root.id,
    tourId: tour.id,
    creatorId: admin.id,
    assigneeId: admin.id,
    plannedStart: new Date(),
    plannedEnd: new Date(),
    stops: { create: { position: 0, name: 'Gate' } },
  }
  await world.prisma.tourRun.create({ data: run })
  const { page } = await house.current.visit(admin, '/actonTourSettings/runs', { zone: 'America/Los_Angeles' })
  await page.getByText('Great Basin service route').waitFor()
  await lookAt(page)
  await page.goto(`/actonTourSettings/tour/${globalId('Tour', tour.id)}`)
  await page.getByText('Pinned').waitFor()
  await lookAt(page)
})
