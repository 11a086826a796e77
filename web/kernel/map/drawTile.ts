// Draws a vector tile by classes, so that a change of theme is a change of these, and of another zoom by a part of it.
import type { VectorTile } from '@mapbox/vector-tile'
import { roadKindOf, roadKinds, roadLayers, roadWidth, waterLayers, type RoadKind } from './roadKinds.ts'
import { streetNames } from './streetNames.ts'
import { element, featuresOf, linesOf, pathOf, tileSize, type Part, type Place } from './tilePart.ts'

/** Streets are named from this zoom on. */
const leastNamed = 14

const isSeen = (line: readonly Place[]) =>
  [0, 1].every((axis) => line.some((at) => at[axis]! > -tileSize / 4) && line.some((at) => at[axis]! < tileSize * 1.25))

/** A path of all lines that are seen; none where none is. */
function drawn(lines: readonly (readonly Place[])[], className: string): SVGElement[] {
  const d = lines
    .filter((line) => isSeen(line))
    .map((line) => pathOf(line))
    .join('')
  if (!d) return []
  const path = element('path')
  path.setAttribute('class', className)
  path.setAttribute('d', d)
  return [path]
}

/** Draws the waters, the roads and the names of streets of a tile. */
export function drawTile(tile: VectorTile, part: Part): SVGElement[] {
  const waters = [...featuresOf(tile, waterLayers)].filter(({ type }) => type === 3)
  const roads = new Map<RoadKind, Place[][]>()
  for (const feature of featuresOf(tile, roadLayers)) {
    const kind = feature.type === 2 ? roadKindOf(feature.properties) : undefined
    if (!kind) continue
    const lines = roads.get(kind) ?? []
    lines.push(...linesOf(feature, part))
    roads.set(kind, lines)
  }
  return [
    ...drawn(
      waters.flatMap((feature) => linesOf(feature, part)),
      'ops-water',
    ),
    ...roadKinds.flatMap((kind) => {
      const paths = drawn(roads.get(kind) ?? [], `ops-road ${kind}`)
      for (const path of paths) path.setAttribute('stroke-width', String(roadWidth(kind, part.zoom)))
      return paths
    }),
    ...(part.zoom < leastNamed ? [] : streetNames(tile, part)),
  ]
}
