// A part of a vector tile: the tile itself, or what one square of the map has of it where that goes deeper.
import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile'

/** How wide a square of the map is, in pixels. */
export const tileSize = 256

export interface Part {
  /** The zoom that is shown. */
  zoom: number
  /** How many such parts the tile has on each side, and which of them this is. */
  times: number
  column: number
  row: number
}

/** In pixels of the part. */
export type Place = readonly [x: number, y: number]

export const element = (name: 'svg' | 'path' | 'text' | 'textPath') =>
  document.createElementNS('http://www.w3.org/2000/svg', name)

export function* featuresOf({ layers }: VectorTile, names: readonly string[]): Generator<VectorTileFeature> {
  for (const layer of names.flatMap((name) => layers[name] ?? []))
    for (let i = 0; i < layer.length; i++) yield layer.feature(i)
}

/** The lines of a feature. */
export function linesOf(feature: VectorTileFeature, { times, column, row }: Part): Place[][] {
  const scale = (tileSize * times) / feature.extent
  return feature
    .loadGeometry()
    .map((line) => line.map(({ x, y }) => [x * scale - column * tileSize, y * scale - row * tileSize] as const))
}

const written = (at: number) => Math.round(at * 10) / 10

export const pathOf = (line: readonly Place[]) => `M${line.map(([x, y]) => `${written(x)} ${written(y)}`).join('L')}`
