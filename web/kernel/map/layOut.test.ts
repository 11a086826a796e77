import { expect, test } from 'vitest'
import { layOut, type Spot } from './layOut.ts'

const view = { left: 0, top: 0, right: 400, bottom: 200 }
const label = (text: string) => ({ text, width: text.length * 7, height: 16 })
const name = (text: string, x: number, y: number) => ({ x, y, label: label(text) })
const pin = (text: string | undefined, x: number, y: number) => ({
  x,
  y,
  size: 20,
  label: text === undefined ? undefined : label(text),
})

const laid = (pins: ReturnType<typeof pin>[], names: ReturnType<typeof name>[]) => {
  const { pins: own, names: around } = layOut(pins, names, view)
  return [...own, ...around].map(({ of, x, y }) => [of.label!.text, x, y])
}

test('places are named where they are, those that lie on each other above and below, as many as have room', () => {
  const reno = ['Reno', 'Sparks', 'Verdi', 'Lockwood'].map((text) => name(text, 100, 100))
  expect(laid([], [...reno, name('Fernley', 300, 100)])).toEqual([
    ['Reno', 86, 100],
    ['Sparks', 79, 81],
    ['Verdi', 82.5, 119],
    ['Fernley', 275.5, 100],
  ])
})

test('a name gives way to a pin, above or below it', () => {
  const [found] = laid([pin(undefined, 100, 100)], [name('Reno', 100, 108)])
  expect(found).toEqual(['Reno', 86, 127])
})

test('a pin is named to its right, else to its left, below or above, and not at all where there is no room', () => {
  const wall = (x: number, y: number): Spot & { size: number } => ({ x, y, size: 20 })
  const named = (...walls: (Spot & { size: number })[]) =>
    layOut([pin('Yard', 100, 100), ...walls.map((one) => ({ ...one, label: undefined }))], [], view).pins.map(
      ({ x, y }) => [x, y],
    )
  expect(named()).toEqual([[114, 100]])
  expect(named(wall(128, 100))).toEqual([[58, 100]])
  expect(named(wall(128, 100), wall(72, 100))).toEqual([[86, 122]])
  expect(named(wall(128, 100), wall(72, 100), wall(100, 122))).toEqual([[86, 78]])
  expect(named(wall(128, 100), wall(72, 100), wall(100, 122), wall(100, 78))).toEqual([])
})

test('what a page has on its map is named before the places around', () => {
  expect(laid([pin('Yard', 100, 100)], [name('Sparks', 150, 100)]).map(([text]) => text)).toEqual(['Yard', 'Sparks'])
  expect(laid([pin('Yard of the north', 100, 100)], [name('Sparks', 190, 100)])[0]).toEqual([
    'Yard of the north',
    114,
    100,
  ])
})

test('what would stick out of the view stands on the other side, or is left out', () => {
  expect(laid([pin('Yard', 380, 100)], [name('Sparks', 10, 20), name('Reno', 60, 198)])).toEqual([
    ['Yard', 338, 100],
    ['Reno', 46, 179],
  ])
})

test('of pins that lie on each other none is named', () => {
  expect(laid([pin('Yard', 100, 100), pin('Gate', 104, 100), pin('Dock', 200, 100)], [])).toEqual([['Dock', 214, 100]])
})
