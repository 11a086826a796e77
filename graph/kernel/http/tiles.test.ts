// The tiles of the operator's own file: handed out as they lie there, and refused in words where the file is none.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { StartError } from '../../../prisma/startError.ts'
import { writeTileFile } from '../../testing/tileFile.ts'
import { World } from '../../testing/world.ts'
import { openTileArchive } from './tileArchive.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-tiles-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const file = path.join(folder, 'roads.pmtiles')
const data = Buffer.from('what lies in a tile')
writeTileFile(file, [
  { z: 2, x: 1, y: 1, data },
  { z: 3, x: 2, y: 3, data },
])

async function serve(settings: Record<string, unknown>) {
  const world = await World.make({ settings })
  return world.serve()
}
const versionIn = async (address: string) =>
  /content="\/tiles\/([\w-]+)\/\{z\}\/\{x\}\/\{y\}"/.exec(await (await fetch(address)).text())?.[1]

test('a page is told of the file, and gets its tiles packed as they lie in it, to be kept', async () => {
  const address = await serve({ MAP_TILES_FILE: file, MAP_TILES_ATTRIBUTION: '© Roads' })
  const page = await fetch(address)
  expect(await page.text()).toContain('data-source="© Roads" data-kind="vector" data-deepest="3" />')
  expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;")
  const version = await versionIn(address)
  const answer = await fetch(`${address}/tiles/${version}/3/2/3`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(data)
  const plain = await fetch(`${address}/tiles/${version}/3/2/3`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(data)
})

test('where the file has no tile there is nothing to draw; what is no tile is not there', async () => {
  const address = await serve({ MAP_TILES_FILE: file })
  const statusOf = async (tail: string, method = 'GET') => (await fetch(`${address}/tiles/${tail}`, { method })).status
  expect(await statusOf('v/3/0/0')).toBe(204)
  expect(await statusOf('v/9/0/0')).toBe(204)
  expect(await statusOf('v/3/2/3', 'HEAD')).toBe(200)
  expect(await statusOf('v/3/2/3', 'POST')).toBe(405)
  for (const none of ['v/3/8/0', 'v/3/0/8', 'v/3/2', 'v/3/-1/2', 'v/99/0/0', '3/2/3', 'v/3/2/3.png', ''])
    expect([none, await statusOf(none)]).toEqual([none, 404])
})

test('without a file there are no tiles', async () => {
  const address = await serve({})
  expect((await fetch(`${address}/tiles/v/0/0/0`)).status).toBe(404)
  expect(await (await fetch(address)).text()).not.toContain('map-tiles')
})

test('a file that is cut says so for the tiles that are gone', async () => {
  const cut = path.join(folder, 'cut.pmtiles')
  fs.copyFileSync(file, cut)
  const address = await serve({ MAP_TILES_FILE: cut })
  fs.truncateSync(cut, fs.statSync(file).size - 40)
  const answer = await fetch(`${address}/tiles/v/3/2/3`, { headers: { 'accept-encoding': 'identity' } })
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('It may be damaged.')])
})

test.each([
  ['not-there', undefined, 'cannot be read (ENOENT).'],
  ['no-archive', () => Buffer.from('no archive at all'), 'is no PMTiles file of version 3.'],
  ['empty', () => Buffer.alloc(0), 'is no PMTiles file of version 3.'],
  ['old', () => fs.readFileSync(file).fill(2, 7, 8), 'is no PMTiles file of version 3.'],
  ['brotli', () => fs.readFileSync(file).fill(3, 98, 99), 'has tiles that are packed by neither gzip nor nothing.'],
  ['unknown', () => fs.readFileSync(file).fill(0, 99, 100), 'has neither vector tiles nor images.'],
])('a start is refused in words: %s', async (name, content, why) => {
  const bad = path.join(folder, name)
  if (content) fs.writeFileSync(bad, content())
  const refusal: unknown = await openTileArchive(bad).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect((refusal as StartError).message).toBe(`MAP_TILES_FILE: ${bad} ${why}`)
})
