// The operator's vector tiles on a map. Only where there are such tiles this is loaded.
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { drawTile } from './drawTile.ts'
import { L } from './leaflet.ts'
import { element, tileSize } from './tilePart.ts'

/** How many tiles are kept for what is shown deeper than they go. */
const most = 60

async function readTile(address: string): Promise<VectorTile | undefined> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} of a tile`)
  return response.status === 204 ? undefined : new VectorTile(new PbfReader(await response.arrayBuffer()))
}

/** Draws tiles down to any zoom: deeper than there are some, parts of the deepest. */
export function roadLayer(address: string, deepest: number): L.GridLayer {
  const kept = new Map<string, Promise<VectorTile | undefined>>()
  const tileAt = (z: number, x: number, y: number) => {
    const own = L.Util.template(address, { z, x, y })
    const reading = kept.get(own) ?? readTile(own)
    kept.delete(own)
    kept.set(own, reading)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    reading.catch(() => kept.delete(own))
    return reading
  }
  async function draw(svg: SVGElement, { x, y, z }: L.Coords) {
    const times = 2 ** Math.max(0, z - deepest)
    const [column, row] = [x % times, y % times]
    const tile = await tileAt(Math.min(z, deepest), (x - column) / times, (y - row) / times)
    if (tile) svg.append(...drawTile(tile, { zoom: z, times, column, row }))
  }
  const Layer = L.GridLayer.extend({
    createTile(at: L.Coords, done: L.DoneCallback) {
      const svg = element('svg')
      svg.setAttribute('class', 'ops-roads')
      svg.setAttribute('aria-hidden', 'true')
      const tell = (error?: Error) => done(error, svg as unknown as HTMLElement)
      draw(svg, at).then(() => tell(), tell)
      return svg
    },
  }) as new (options: L.GridLayerOptions) => L.GridLayer
  return new Layer({ pane: 'roads', tileSize })
}
