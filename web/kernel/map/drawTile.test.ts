// A vector tile as it is drawn: waters, roads by their kind, names of streets where they fit.
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { vectorTile, type TileLine } from '../../testing/vectorTile.ts'
import { drawTile } from './drawTile.ts'
import type { Part } from './tilePart.ts'

const whole: Part = { zoom: 14, times: 1, column: 0, row: 0 }
const across = (y: number): TileLine['points'] => [
  [0, y],
  [4096, y],
]
const draw = (lines: readonly TileLine[], part: Partial<Part> = {}) =>
  drawTile(new VectorTile(new PbfReader(vectorTile(lines))), { ...whole, ...part })
const classes = (elements: SVGElement[]) => elements.map((one) => one.getAttribute('class'))
const namesIn = (elements: SVGElement[]) => elements.map(({ textContent }) => textContent).filter(Boolean)
const road = (properties: Record<string, string>, points = across(2048), layer = 'roads'): TileLine => ({
  layer,
  properties,
  points,
})

test('waters lie lowest, then roads, the large ones above the small ones, each kind as one path', () => {
  const elements = draw([
    road({ kind: 'highway' }),
    road({ kind: 'minor_road' }, across(1000)),
    road({ kind: 'minor_road' }, across(3000)),
    {
      layer: 'water',
      properties: {},
      points: [
        [0, 0],
        [4096, 0],
        [4096, 500],
      ],
      isArea: true,
    },
    road({ kind: 'rail' }, across(500)),
  ])
  expect(classes(elements)).toEqual(['ops-water', 'ops-road rail', 'ops-road minor', 'ops-road highway'])
  expect(elements[2]!.getAttribute('d')).toBe('M0 62.5L256 62.5M0 187.5L256 187.5')
  const widths = elements.slice(2).map((one) => Number(one.getAttribute('stroke-width')))
  expect(widths[0]).toBeLessThan(widths[1]!)
})

test.each([
  ['roads', { kind: 'major_road' }, 'ops-road major'],
  ['transportation', { class: 'motorway' }, 'ops-road highway'],
  ['transportation', { class: 'service' }, 'ops-road minor'],
  ['streets', { kind: 'residential' }, 'ops-road minor'],
  ['streets', { kind: 'tram' }, 'ops-road rail'],
])('the schemas that are in use are known: %s %o', (layer, properties, expected) => {
  expect(classes(draw([road(properties as Record<string, string>, across(2048), layer)]))).toEqual([expected])
})

test('what is no road is not drawn, nor what lies elsewhere', () => {
  expect(draw([road({ kind: 'ferry' }), road({ kind: 'path' }, across(2048), 'boundaries')])).toEqual([])
  const tiny = road({ kind: 'path' }, [
    [3900, 3900],
    [4000, 4000],
  ])
  expect(classes(draw([tiny], { times: 4, column: 0, row: 0 }))).toEqual([])
  expect(classes(draw([tiny], { times: 4, column: 3, row: 3 }))).toEqual(['ops-road path'])
})

test('deeper than the tile goes, its part is drawn as large as it is shown', () => {
  const [path] = draw([road({ kind: 'highway' }, across(3072))], { zoom: 15, times: 2, column: 1, row: 1 })
  expect(path!.getAttribute('d')).toBe('M-256 128L256 128')
})

test('a street is named once, where its name fits and from near by, from the left to the right', () => {
  const mill = { kind: 'minor_road', name: 'Mill Street' }
  const backwards: TileLine['points'] = [
    [4000, 3000],
    [100, 2900],
  ]
  const short = road({ kind: 'minor_road', name: 'A name that is longer than its street' }, [
    [1000, 100],
    [1400, 100],
  ])
  const lines = [
    road(mill, across(1000)),
    road(mill, across(2000)),
    road({ ...mill, name: 'Kietzke Lane' }, backwards),
    short,
  ]
  const elements = draw(lines)
  expect(namesIn(elements)).toEqual(['Mill Street', 'Kietzke Lane'])
  const way = elements.findLast((one) => one.getAttribute('class') === 'ops-street-line')!
  expect(way.getAttribute('d')).toBe('M6.3 181.3L250 187.5')
  expect(namesIn(draw(lines, { zoom: 13 }))).toEqual([])
})
