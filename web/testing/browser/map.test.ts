// The map of open work, over the board: by mouse from a pin to a record, and by keyboard alone from its list.
import { expect, test } from 'vitest'
import { cardOf } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** Two places near each other and one far away, with work at each. */
async function ownWork() {
  const { world } = house.current
  const at = await world.organization()
  const admin = await world.user(at, 'ADMIN')
  const place = (name: string, latitude: number, longitude: number) =>
    world.prisma.location.create({
      data: { organizationId: at.id, name, typeId: 2, latitude, longitude },
      select: { id: true },
    })
  const [gate, yard, far] = [
    await place('North gate', 39.53, -119.78),
    await place('South yard', 39.531, -119.781),
    await place('Salt Lake', 40.76, -111.89),
  ]
  await world.prisma.geofence.create({
    data: {
      organizationId: at.id,
      name: 'Yard fence',
      shape: 'CIRCLE',
      latitude: 39.53,
      longitude: -119.78,
      radius: 400,
    },
  })
  const record = (location: { id: string }, title: string, more: object = {}) =>
    world.action(at, admin, { title, locationId: location.id, ...more })
  const first = await record(gate, 'Mend the barrier', {
    priorityId: 1,
    scheduledEnd: new Date(Date.now() - 3_600_000),
  })
  await record(gate, 'Paint the line')
  await record(yard, 'Move a trailer', { state: 'STARTED' })
  await record(far, 'Check the scale', { priorityId: 2 })
  return { admin, first }
}

test('by mouse: near places are one pin that opens; a pin leads to its records and on to one, and all close again', async () => {
  const { admin, first } = await ownWork()
  const { page } = await house.current.visit(admin, '/home/map')
  const dialog = page.getByRole('dialog', { name: 'Map' })
  const pins = dialog.locator('.ops-work')
  await pins.first().waitFor()
  await expect.poll(async () => (await pins.allTextContents()).sort()).toEqual(['1', '3'])
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await pins.filter({ hasText: '3' }).click()
  await expect.poll(async () => (await pins.allTextContents()).sort()).toEqual(['1', '2'])
  await pins.filter({ hasText: '2' }).click()
  await dialog.getByRole('heading', { name: 'North gate' }).waitFor()
  await dialog.getByRole('link', { name: `${first.key} Mend the barrier` }).click()
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByRole('heading', { name: 'Mend the barrier' }).waitFor()
  await popup.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('heading', { name: 'North gate' }).waitFor()
  await dialog.getByRole('link', { name: 'Show all 2 in list' }).click()
  await page.getByRole('grid').getByText('Paint the line').waitFor()
  expect(await page.getByRole('grid').getByText('Move a trailer').count()).toBe(0)
})

test('by keyboard: the list says what the map says, and leads back to the board as it was', async () => {
  const { admin, first } = await ownWork()
  const { page } = await house.current.visit(admin, '/home?priority=1')
  await cardOf(page, first).waitFor()
  await page.goto('/home/map?priority=1')
  const places = page.getByRole('region', { name: 'Locations' })
  await places.getByRole('button', { name: /^North gate 1 open, 1 late/ }).focus()
  expect(await places.getByRole('button').count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Open at North gate' }).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Action record' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'All locations' }).focus()
  await page.keyboard.press('Enter')
  await places.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/home?priority=1')
  await cardOf(page, first).waitFor()
})
