import type { Settings } from '../settings.ts'
import type { TileArchive } from './tileArchive.ts'
import { tilesAddress } from './tiles.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What a page is told of the operator's map tiles, and from where else it may load them; empty where none are. */
export function mapTiles(
  { MAP_TILES_URL, MAP_TILES_ATTRIBUTION }: Pick<Settings, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>,
  archive?: TileArchive,
): { origin: string; head: string } {
  const address = archive ? tilesAddress(archive) : MAP_TILES_URL
  if (!address) return { origin: '', head: '' }
  const more = archive ? ` data-kind="${archive.kind}" data-deepest="${archive.deepest}"` : ''
  const source = escaped(MAP_TILES_ATTRIBUTION)
  return {
    origin: archive ? '' : new URL(address).origin,
    head: `<meta name="map-tiles" content="${escaped(address)}" data-source="${source}"${more} />`,
  }
}
