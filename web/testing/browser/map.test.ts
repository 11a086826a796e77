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
  const { page } = await house.current.visit(admin, '/map')
  const pins = page.locator('.ops-work')
  await pins.first().waitFor()
  await expect.poll(async () => (await pins.allTextContents()).sort()).toEqual(['1', '3'])
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await pins.filter({ hasText: '3' }).click()
  await expect.poll(async () => (await pins.allTextContents()).sort()).toEqual(['1', '2'])
  await pins.filter({ hasText: '2' }).click()
  await page.getByRole('heading', { name: 'North gate' }).waitFor()
  await page.getByRole('link', { name: `${first.key} Mend the barrier` }).click()
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByRole('heading', { name: 'Mend the barrier' }).waitFor()
  await popup.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('heading', { name: 'North gate' }).waitFor()
  await page.getByRole('link', { name: 'Show all 2 in list' }).click()
  await page.getByRole('grid').getByText('Paint the line').waitFor()
  expect(await page.getByRole('grid').getByText('Move a trailer').count()).toBe(0)
})

test('by keyboard: the list says what the map says, narrowed as the board is, to which it leads back', async () => {
  const { admin, first } = await ownWork()
  const { page } = await house.current.visit(admin, '/home?priority=1')
  await cardOf(page, first).waitFor()
  await page.getByRole('toolbar').getByRole('link', { name: 'Map' }).press('Enter')
  await page.waitForURL((url) => url.pathname === '/map' && url.search === '?priority=1')
  await page.getByRole('button', { name: /^Priority/ }).waitFor()
  const places = page.getByRole('region', { name: 'Locations' })
  await places.getByRole('button', { name: /^North gate 1 open, 1 late/ }).focus()
  await expect.poll(() => places.getByRole('button').count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Open at North gate' }).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Action record' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'All locations' }).focus()
  await page.keyboard.press('Enter')
  await places.waitFor()
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Board' }).press('Enter')
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/home?priority=1')
  await cardOf(page, first).waitFor()
})

test('names the places around and what it shows, and asks no other server for anything', async () => {
  const { admin } = await ownWork()
  const { page, context } = await house.current.visit(admin, '/home')
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto('/map')
  const names = page.locator('.ops-name')
  await expect.poll(() => names.allTextContents()).toContain('Provo')
  await expect.poll(() => names.allTextContents()).toContain('Salt Lake')
  await page.getByRole('link', { name: 'GeoNames' }).waitFor()
  expect([...new Set(asked)]).toEqual([house.current.address])
})

test('a dot says its name, its kind and its work, to a pointer and to a screen reader', async () => {
  const { admin } = await ownWork()
  const { page } = await house.current.visit(admin, '/map')
  const text = /^Salt Lake, [^,]+, [^:]+: 1 open$/
  await page.getByRole('button', { name: text }).hover()
  await page.getByRole('tooltip').filter({ hasText: text }).waitFor()
  await page.getByRole('button', { name: '2 locations: 3 open, 1 late' }).waitFor()
})

test('the legend says what colours and sizes mean, and stays as it was left; on a phone it begins folded', async () => {
  const { admin } = await ownWork()
  const { page, tab } = await house.current.visit(admin, '/map')
  const legend = (on = page) => on.getByRole('button', { name: 'Legend' })
  const colors = (on = page) => on.getByRole('list', { name: 'Color: status of open records' }).getByRole('listitem')
  await legend().waitFor()
  await expect.poll(() => colors().allTextContents()).toEqual(['Next Up', 'IM Working', 'Hold', 'Esc/Delegated'])
  await page.getByRole('list', { name: 'Size: locations. Number: open records' }).getByText('One location').waitFor()
  await legend().click()
  await expect.poll(() => legend().getAttribute('aria-expanded')).toBe('false')
  const next = await tab('/map')
  await legend(next).waitFor()
  expect(await colors(next).count()).toBe(0)
  const phone = await house.current.visit(admin, '/map', { width: 390, height: 844 })
  await expect.poll(() => legend(phone.page).getAttribute('aria-expanded')).toBe('false')
  await legend(phone.page).click()
  await colors(phone.page).first().waitFor()
})

test('by keyboard: one press shows all work again', async () => {
  const { admin } = await ownWork()
  const { page } = await house.current.visit(admin, '/map')
  const pins = page.locator('.ops-work')
  await expect.poll(async () => (await pins.allTextContents()).sort()).toEqual(['1', '3'])
  await page.getByRole('button', { name: 'Zoom in' }).focus()
  for (let times = 0; times < 5; times++) await page.keyboard.press('Enter')
  await expect.poll(() => pins.count()).toBe(0)
  await page.getByRole('button', { name: 'Fit to records' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await pins.allTextContents()).sort()).toEqual(['1', '3'])
})

test('the position is asked for when it is wanted, shown with how exact it is, and told to no server', async () => {
  const { admin } = await ownWork()
  const { page, context } = await house.current.visit(admin, '/map')
  await page.locator('.ops-work').first().waitFor()
  const status = page.getByRole('status')
  const button = page.getByRole('button', { name: 'My position' })
  await button.click()
  await status.filter({ hasText: 'Location access is blocked.' }).waitFor()
  expect(await page.locator('.ops-me').count()).toBe(0)
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 39.5296329, longitude: -119.8138027, accuracy: 35 })
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await button.focus()
  await page.keyboard.press('Enter')
  await status.filter({ hasText: 'Your position, accurate to 35 m' }).waitFor()
  await page.getByRole('img', { name: 'Your position, accurate to 35 m' }).waitFor()
  await expect.poll(() => page.locator('.ops-name').allTextContents()).toContain('Reno')
  expect(sent.filter((text) => /39\.529|119\.813/.test(text))).toEqual([])
})
