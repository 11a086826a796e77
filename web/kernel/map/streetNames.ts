import type { VectorTile } from '@mapbox/vector-tile'
import { L } from './leaflet.ts'
import { roadNameLayers, roadNameOf } from './roadKinds.ts'
import { element, featuresOf, linesOf, pathOf, tileSize, type Part, type Place } from './tilePart.ts'

/** How wide a letter is, what is free beside a name, and how far names keep from one another, in pixels. */
const letter = 6.5
const beside = 16
const apart = 48
/** A name is not cut at the edge of its square. */
const edge = 6
const square = L.bounds([edge, edge], [tileSize - edge, tileSize - edge])

const lengthOf = (line: readonly Place[]) =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0)

/** What a line has within the square. */
function within(line: readonly Place[]): Place[][] {
  const pieces: Place[][] = []
  line.slice(1).forEach((to, i) => {
    const cut = L.LineUtil.clipSegment(L.point(...line[i]!), L.point(...to), square, i > 0, false)
    if (!cut) return
    const [from, end] = cut.map(({ x, y }) => [x, y] as const)
    const last = pieces.at(-1)?.at(-1)
    if (last && last[0] === from![0] && last[1] === from![1]) pieces.at(-1)!.push(end!)
    else pieces.push([from!, end!])
  })
  return pieces
}

let lastId = 0

/** A name along a line, read from the left to the right. */
function along(line: readonly Place[], name: string): SVGElement[] {
  const way = element('path')
  way.id = `ops-street-${++lastId}`
  way.setAttribute('class', 'ops-street-line')
  way.setAttribute('d', pathOf(line[0]![0] <= line.at(-1)![0] ? line : line.toReversed()))
  const text = element('text')
  text.setAttribute('class', 'ops-street')
  text.setAttribute('dy', '0.32em')
  const onWay = element('textPath')
  onWay.setAttribute('href', `#${way.id}`)
  onWay.setAttribute('startOffset', '50%')
  onWay.textContent = name
  text.append(onWay)
  return [way, text]
}

/** The names of streets along them, each once, where it fits. */
export function* streetNames(tile: VectorTile, part: Part): Generator<SVGElement> {
  const taken: Place[] = []
  const named = new Set<string>()
  for (const feature of featuresOf(tile, roadNameLayers)) {
    const name = roadNameOf(feature.properties)
    if (!name || named.has(name)) continue
    const line = linesOf(feature, part)
      .flatMap((one) => within(one))
      .find((one) => lengthOf(one) > name.length * letter + beside)
    if (!line) continue
    const [[left, top], [right, bottom]] = [line[0]!, line.at(-1)!]
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    if (taken.some(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) < apart)) continue
    taken.push(middle)
    named.add(name)
    yield* along(line, name)
  }
}
