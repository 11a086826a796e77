// Maps with roads of the operator's: from their tiles alone, which are named.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const asked: string[] = []
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const tiles = http.createServer((req, res) => {
  asked.push(req.url!)
  res.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
})

const house = openHouse(undefined, async () => {
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve))
  const { port } = tiles.address() as AddressInfo
  return { MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: '© Roads & Rails' }
})

afterAll(() => {
  tiles.closeAllConnections()
  tiles.close()
})

test('a map shows the tiles that are set, names them, and leaves the names of places to them', async () => {
  const { world } = house.current
  const at = await world.organization()
  const admin = await world.user(at, 'ADMIN')
  const location = await world.prisma.location.create({
    data: { organizationId: at.id, name: 'North gate', typeId: 2, latitude: 39.53, longitude: -119.78 },
    select: { id: true },
  })
  await world.action(at, admin, { title: 'Mend the barrier', locationId: location.id })
  const { page } = await house.current.visit(admin, '/map')
  await page.locator('.leaflet-tile-loaded').first().waitFor()
  await page.getByText('© Roads & Rails').waitFor()
  expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/)
  await expect.poll(() => page.locator('.ops-name').allTextContents()).toEqual(['North gate'])
  await lookAt(page)
})
