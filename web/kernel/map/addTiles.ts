import { L } from './leaflet.ts'
import type { Tiles } from './operatorTiles.ts'

/** Lays the operator's tiles over the ground; what draws those with lines is loaded with the first. */
export async function addTiles(map: L.Map, { address, kind, deepest }: Tiles): Promise<void> {
  if (kind === 'image') {
    L.tileLayer(address, { pane: 'roads', ...(deepest !== undefined && { maxNativeZoom: deepest }) }).addTo(map)
    return
  }
  const { roadLayer } = await import('./roadLayer.ts')
  // The map may have gone meanwhile.
  if (map.getPane('mapPane')) roadLayer(address, deepest!).addTo(map)
}
