// Names come from the files of the build; see graph/build/steps.ts.
import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { leastAt, placeNames } from './placeNames.ts'

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    const file = /places\/(world\d*\.json)/.exec(url)![1]!
    asked.push(file)
    const text = fs.readFileSync(path.join('web/kernel/map/__generated__/places', file), 'utf8')
    return new Response(text)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
})

const named = async (...how: Parameters<typeof placeNames>) => (await placeNames(...how)).map(({ name }) => name)
const nevada = [-121, 38.5, -118, 40.5] as const

test('from far away the largest places are named, the largest first, out of one file', async () => {
  const names = await named([-125, 25, -66, 49], leastAt(4))
  expect(names.slice(0, 3)).toEqual(['New York City', 'Los Angeles', 'Chicago'])
  expect(names).not.toContain('Reno')
  expect(asked).toEqual(['world.json'])
})

test('nearer by smaller ones are named, out of the files of their parts of the world alone', async () => {
  expect(await named(nevada, leastAt(6))).toEqual(['Reno'])
  expect(await named(nevada, leastAt(9))).toContain('Carson City')
  expect(await named(nevada, leastAt(11))).toContain('Fernley')
  expect(asked.length).toBeLessThan(12)
  expect(new Set(asked).size).toBe(asked.length)
})

test('across the date line the places of both sides are named', async () => {
  const names = await named([170, -45, 200, 30], leastAt(6))
  expect(names).toContain('Auckland')
  expect(await named([-190, -45, -160, 30], leastAt(6))).toContain('Auckland')
})

test('what could not be loaded is asked for again', async () => {
  const working = globalThis.fetch
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const alps = [6, 45, 11, 48] as const
  await expect(placeNames(alps, leastAt(12))).rejects.toThrow('503')
  vi.stubGlobal('fetch', working)
  expect(await named(alps, leastAt(12))).toContain('Zermatt')
})
