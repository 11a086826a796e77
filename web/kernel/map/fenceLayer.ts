import type { Circle, Polygon } from 'leaflet'
import type { MapKit } from './MapFrame.tsx'

/** A circle has a center and a radius, a polygon a ring. */
export interface FenceArea {
  readonly center?: { readonly latitude: number; readonly longitude: number }
  readonly radius?: number
  readonly ring?: unknown
}

/** A geofence as Leaflet draws it; undefined for one that is not whole. */
export function fenceLayer({ L }: MapKit, { center, radius, ring }: FenceArea): Circle | Polygon | undefined {
  const options = { className: 'ops-fence' }
  if (center && radius !== undefined) return L.circle([center.latitude, center.longitude], { ...options, radius })
  const corners = ring as [number, number][] | undefined
  return corners
    ? L.polygon(
        corners.slice(0, -1).map(([lng, lat]): [number, number] => [lat, lng]),
        options,
      )
    : undefined
}
