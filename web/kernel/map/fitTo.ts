import type { LatLngBounds, Map } from 'leaflet'

/** Shows all that is within bounds, with some pixels around, no nearer than a zoom; false where there is nothing. */
export function fitTo(map: Map, bounds: LatLngBounds, around: number, maxZoom: number): boolean {
  if (bounds.isValid()) map.fitBounds(bounds, { padding: [around, around], maxZoom, animate: false })
  return bounds.isValid()
}
