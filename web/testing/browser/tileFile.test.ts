// Maps with the roads of a file of the operator's: this server alone is asked, and they are drawn as the theme is.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeTileFile, type FileTile } from '../../../graph/testing/tileFile.ts'
import { vectorTile } from '../vectorTile.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-tile-file-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const gate = { latitude: 39.53, longitude: -119.78 }
const deepest = 14

/** The tile of a zoom that has the gate, and those around it. */
function* around(z: number): Generator<Pick<FileTile, 'z' | 'x' | 'y'>> {
  const sides = 2 ** z
  const latitude = (gate.latitude * Math.PI) / 180
  const column = Math.floor(((gate.longitude + 180) / 360) * sides)
  const row = Math.floor(((1 - Math.log(Math.tan(latitude) + 1 / Math.cos(latitude)) / Math.PI) / 2) * sides)
  for (let x = Math.max(0, column - 3); x <= Math.min(sides - 1, column + 3); x++)
    for (let y = Math.max(0, row - 3); y <= Math.min(sides - 1, row + 3); y++) yield { z, x, y }
}

const data = vectorTile([
  {
    layer: 'water',
    properties: {},
    points: [
      [300, 300],
      [1500, 500],
      [1100, 1500],
    ],
    isArea: true,
  },
  {
    layer: 'roads',
    properties: { kind: 'highway', name: 'Interstate 80' },
    points: [
      [0, 2500],
      [2000, 2300],
      [4096, 2500],
    ],
  },
  {
    layer: 'roads',
    properties: { kind: 'minor_road', name: 'Mill Street' },
    points: [
      [200, 3300],
      [3900, 3300],
    ],
  },
  {
    layer: 'roads',
    properties: { kind: 'major_road' },
    points: [
      [2600, 0],
      [2600, 4096],
    ],
  },
  {
    layer: 'roads',
    properties: { kind: 'rail' },
    points: [
      [3500, 0],
      [3200, 4096],
    ],
  },
])

const house = openHouse(undefined, () => {
  const file = path.join(folder, 'roads.pmtiles')
  writeTileFile(
    file,
    Array.from({ length: deepest + 1 }, (_, z) => [...around(z)].map((at) => ({ ...at, data }))).flat(),
  )
  return Promise.resolve({ MAP_TILES_FILE: file, MAP_TILES_ATTRIBUTION: '© Roads & Rails' })
})

test('a map shows the roads of the file at every zoom, names streets near by, and places as it did', async () => {
  const { world, address } = house.current
  const at = await world.organization()
  const admin = await world.user(at, 'ADMIN')
  const location = await world.prisma.location.create({
    data: { organizationId: at.id, name: 'North gate', typeId: 2, ...gate },
    select: { id: true },
  })
  await world.action(at, admin, { title: 'Mend the barrier', locationId: location.id })
  const { page } = await house.current.visit(admin, '/map')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(address).origin)
      elsewhere.push(request.url())
  })
  await page.locator('path.ops-road.highway').first().waitFor({ state: 'attached' })
  await page.getByText('© Roads & Rails').waitFor()
  await expect.poll(() => page.locator('.ops-name').allTextContents()).toContain('North gate')
  // Deeper than the file goes.
  for (let i = 0; i < 10; i++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.locator('path.ops-road').first().waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('.leaflet-tile-loaded').count()).toBeGreaterThan(0)
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.locator('.ops-street').getByText('Mill Street').first().waitFor({ state: 'attached' })
  expect(elsewhere).toEqual([])
  await lookAt(page)
})
