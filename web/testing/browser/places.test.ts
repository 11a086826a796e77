// Locations and geofences on the map and in the list beside it: the same by mouse and by keyboard alone.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Organization, Person } from '../../../graph/testing/rows.ts'
import { optionIn, press } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

interface Own {
  at: Organization
  admin: Person
}

/** An organization with a terminal, so that the map is near it. */
async function ownPlace(): Promise<Own> {
  const { world } = house.current
  const at = await world.organization()
  await world.prisma.location.create({
    data: { organizationId: at.id, name: 'Reno terminal', typeId: 2, latitude: 39.5296, longitude: -119.7794 },
  })
  return { at, admin: await world.user(at, 'ADMIN') }
}

const path = ({ at }: Own) => `/orgOverview/${at.id}/places`
const fenceOf = ({ at }: Own, name: string) =>
  house.current.world.prisma.geofence.findFirstOrThrow({ where: { organizationId: at.id, name } })
const row = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(`^${name}`) })
const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of locations and geofences' })

/** Waits for the map and its ground, and answers with where its middle is. */
async function middle(page: Page): Promise<[number, number]> {
  await map(page).locator('path.ops-land').first().waitFor({ state: 'attached' })
  await page.locator('.ops-pin').waitFor()
  const box = (await map(page).boundingBox())!
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('by mouse: a circle is drawn, its shape changed though the list changes meanwhile, and it goes', async () => {
  const own = await ownPlace()
  const { page } = await house.current.visit(own.admin, path(own))
  const [x, y] = await middle(page)
  await page.getByRole('button', { name: 'Draw circle' }).click()
  await page.mouse.click(x, y)
  await page.mouse.move(x + 40, y, { steps: 4 })
  await page.mouse.click(x + 80, y)
  const dialog = page.getByRole('dialog', { name: 'Add geofence' })
  await dialog.getByLabel('Name').fill('Gate')
  await dialog.getByLabel('Center on').selectOption('Reno terminal')
  await dialog.getByLabel('Stay longer').fill('45')
  await dialog.getByRole('button', { name: 'Add geofence' }).click()
  await row(page, 'Gate')
    .getByText(/Circle, .* m/)
    .waitFor()
  const drawn = await fenceOf(own, 'Gate')
  expect(drawn).toMatchObject({
    shape: 'CIRCLE',
    dwellMins: 45,
    latitude: expect.closeTo(39.53, 1) as number,
    longitude: expect.closeTo(-119.78, 1) as number,
  })
  await page.getByRole('button', { name: 'Change shape of Gate' }).click()
  await page.getByRole('searchbox').fill('Gate')
  await row(page, 'Reno terminal').waitFor({ state: 'detached' })
  await page.mouse.move(x + 80, y)
  await page.mouse.down()
  await page.mouse.move(x + 130, y, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Keep shape' }).click()
  await page.getByRole('dialog', { name: 'Edit Gate' }).getByRole('button', { name: 'Save geofence' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await fenceOf(own, 'Gate')).radius).toBeGreaterThan(drawn.radius! * 1.2)
  await page.getByRole('button', { name: 'Delete Gate' }).click()
  await page.getByRole('dialog', { name: 'Delete Gate' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No geofences match.').waitFor()
})

test('by mouse: a polygon is drawn; a location is placed', async () => {
  const own = await ownPlace()
  const { page } = await house.current.visit(own.admin, path(own))
  const [x, y] = await middle(page)
  await page.getByRole('button', { name: 'Draw polygon' }).click()
  for (const [east, north] of [
    [-60, -40],
    [60, -40],
    [60, 50],
    [-60, -40],
  ] as const) {
    await page.mouse.move(x + east, y + north, { steps: 3 })
    await page.mouse.click(x + east, y + north)
  }
  const dialog = page.getByRole('dialog', { name: 'Add geofence' })
  await dialog.getByLabel('Name').fill('Fence')
  await dialog.getByRole('button', { name: 'Add geofence' }).click()
  await row(page, 'Fence').getByText('Polygon, 3 corners').waitFor()
  expect((await fenceOf(own, 'Fence')).ring).toHaveLength(4)
  await page.getByRole('button', { name: 'Place location' }).click()
  await page.mouse.click(x + 100, y + 90)
  const place = page.getByRole('dialog', { name: 'Add location' })
  await place.getByLabel('Name').fill('<b>Yard</b>')
  await place.getByRole('button', { name: 'Add location' }).click()
  await row(page, '<b>Yard').waitFor()
  await page.mouse.move(x + 100, y + 90)
  await page.locator('.leaflet-tooltip').getByText('<b>Yard</b>').waitFor()
})

test('by keyboard alone: a polygon by its corners, closed and in order; a location; what is wrong is said', async () => {
  const own = await ownPlace()
  const { page } = await house.current.visit(own.admin, path(own))
  await row(page, 'Reno terminal').waitFor()
  await page.getByRole('button', { name: 'Add geofence' }).focus()
  await press(page, 'Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Yard')
  await press(page, 'Tab')
  await page.keyboard.type('Polygon')
  await page.getByLabel('Latitude of corner 1').focus()
  const corners = [
    ['39.53', '-119.78'],
    ['39.54', '-119.77'],
    ['39.53', '-119.77'],
  ]
  for (const [i, [latitude, longitude]] of corners.entries()) {
    await page.getByLabel(`Latitude of corner ${i + 1}`).focus()
    await page.keyboard.type(latitude!)
    await press(page, 'Tab')
    await page.keyboard.type(longitude!)
  }
  await page.getByRole('button', { name: 'Add corner' }).focus()
  await press(page, 'Enter')
  await page.getByLabel('Latitude of corner 4').focus()
  await page.keyboard.type('39.54')
  await press(page, 'Tab')
  await page.keyboard.type('-119.78')
  await press(page, 'Enter')
  await page.getByText('The sides of the polygon cross each other.').waitFor()
  await page.getByRole('button', { name: 'Move corner 3 up' }).focus()
  await press(page, 'Enter')
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await press(page, 'Enter')
  await row(page, 'Yard').getByText('Polygon, 4 corners').waitFor()
  expect((await fenceOf(own, 'Yard')).ring).toEqual([
    [-119.78, 39.53],
    [-119.77, 39.53],
    [-119.77, 39.54],
    [-119.78, 39.54],
    [-119.78, 39.53],
  ])

  await page.getByRole('button', { name: 'Edit Yard' }).focus()
  await press(page, 'Enter')
  await page.getByLabel('Shape').focus()
  await page.keyboard.type('Circle')
  for (const [label, text] of [
    ['Center latitude', '39.53'],
    ['Center longitude', '-119.78'],
    ['Radius (m)', '0'],
  ] as const) {
    await page.getByLabel(label).focus()
    await page.keyboard.type(text)
  }
  await press(page, 'Enter')
  await page.getByText('Write a radius of more than 0 metres.').waitFor()
  await page.getByLabel('Radius (m)').fill('300')
  await press(page, 'Enter')
  await row(page, 'Yard').getByText('Circle, 300 m').waitFor()

  await page.getByRole('button', { name: 'Add location' }).focus()
  await press(page, 'Enter')
  await page.keyboard.type('Elko shop')
  await page.getByLabel('Latitude').focus()
  await page.keyboard.type('91')
  await press(page, 'Tab')
  await page.keyboard.type('-115.79')
  await press(page, 'Enter')
  await page.getByText('Write a latitude from -90 to 90.').waitFor()
  await page.getByLabel('Latitude').fill('40.84')
  await press(page, 'Enter')
  await row(page, 'Elko shop').getByText('40.8400, -115.7900').waitFor()
  await page.getByRole('button', { name: 'Show Elko shop on the map' }).focus()
  await press(page, 'Enter')
  await page.locator('.ops-pin.chosen').waitFor()
  await page.getByRole('button', { name: 'Delete Elko shop' }).focus()
  await press(page, 'Enter')
  await page.getByRole('dialog', { name: 'Delete Elko shop' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus()
  await press(page, 'Enter')
  await row(page, 'Elko shop').waitFor({ state: 'detached' })
})

test('who may not is told why', async () => {
  const own = await ownPlace()
  const person = await house.current.world.user(own.at, 'TRANSACTIONAL', await house.current.world.group(own.at))
  const { page } = await house.current.visit(person, path(own))
  await row(page, 'Reno terminal').waitFor()
  await page.getByText('To edit locations here takes Admin, Strategic, or Tactical Mgt.').waitFor()
  await page.getByRole('button', { name: /^Delete Reno terminal: To delete/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Draw circle' }).count()).toBe(0)
})

test('vehicles are added, found and changed by keyboard', async () => {
  const own = await ownPlace()
  const { page } = await house.current.visit(own.admin, `/orgOverview/${own.at.id}/vehicles`)
  await page.getByRole('button', { name: 'Add vehicle' }).focus()
  await press(page, 'Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('4012')
  await press(page, 'Tab')
  await page.keyboard.type('Tractor')
  await press(page, 'Tab')
  await page.keyboard.type('Reno')
  await optionIn(page, /Reno terminal/).waitFor()
  await press(page, 'ArrowDown', 'Enter')
  await page.getByRole('button', { name: 'Add vehicle' }).last().focus()
  await press(page, 'Enter')
  await row(page, '4012').getByText('Reno terminal').waitFor()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('99')
  await page.getByText('No unit numbers match.').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('unit')).toBe('99')
  await page.getByRole('searchbox').fill('40')
  await row(page, '4012').waitFor()
  await lookAt(page)
})

test('a logo is uploaded, shown and removed; what is no image is refused', async () => {
  const own = await ownPlace()
  const { page } = await house.current.visit(own.admin, `/editorganization?id=${own.at.id}`)
  const logo = page.getByRole('img', { name: /^Logo of/ })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Logo file').setInputFiles({ name, mimeType, buffer })
  await page.getByRole('button', { name: 'Upload logo' }).waitFor()
  await choose('logo.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await page.getByText('Choose a PNG, JPEG, WebP or GIF.').waitFor()
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await choose('logo.png', 'image/png', Buffer.from(png, 'base64'))
  await logo.waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[alt^="Logo of"]')?.naturalWidth === 1)
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await logo.waitFor({ state: 'detached' })
  await expect
    .poll(() => house.current.world.prisma.organization.findUnique({ where: { id: own.at.id } }))
    .toMatchObject({
      logoId: null,
    })
})

test('the screen in both themes, wide and narrow, and its windows', async () => {
  const own = await ownPlace()
  await house.current.world.prisma.geofence.create({
    data: {
      organizationId: own.at.id,
      name: 'Gate',
      shape: 'CIRCLE',
      latitude: 39.5296,
      longitude: -119.7794,
      radius: 900,
      dwellMins: 30,
    },
  })
  const { page } = await house.current.visit(own.admin, path(own))
  await middle(page)
  await lookAt(page)
  await page.getByRole('button', { name: 'Edit Gate' }).click()
  await page.getByRole('dialog').getByLabel('Shape').selectOption('POLYGON')
  await lookAt(page)
})
