// Finds the next screen that reads itself again as its stream begins, though it has missed nothing.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|__generated__|^testing/.test(path))
  .map((path) => ({ path, text: readFileSync(`web/${path}`, 'utf8') }))

const hears = /\buseLive<\w+>\(/

/** What does not know when it was read, and why. */
const others: Record<string, string> = {
  'communication/message/ThreadsLive.tsx': 'stands in panels, whose queries are not those of the route',
  'planning/appointment/AppointmentLive.tsx': 'stands in a dialog, which has read its appointment by itself',
}

test('a part that hears of changes says since when what it shows was read', () => {
  const silent = files.filter(({ path, text }) => hears.test(text) && !/\breadSince\b/.test(text) && !(path in others))
  expect(silent.map(({ path }) => path)).toEqual([])
  expect(files.filter(({ text }) => hears.test(text)).length).toBeGreaterThan(8)
})

test('the others are still there', () => {
  const has = (path: string) => hears.test(files.find((file) => file.path === path)?.text ?? '')
  expect(Object.keys(others).filter((path) => !has(path))).toEqual([])
})
