import type { Settings } from '../settings.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What a page is told of the operator's map tiles, and where it may load them from; empty where there are none. */
export function mapTiles({
  MAP_TILES_URL: address,
  MAP_TILES_ATTRIBUTION: source,
}: Pick<Settings, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>): { origin: string; head: string } {
  if (!address) return { origin: '', head: '' }
  return {
    origin: new URL(address).origin,
    head: `<meta name="map-tiles" content="${escaped(address)}" data-source="${escaped(source)}" />`,
  }
}
