import type { Circle, Polygon } from 'leaflet'
import type { MapKit } from './MapFrame.tsx'

export interface FenceShape {
  readonly shape: string
  readonly latitude: number | null | undefined
  readonly longitude: number | null | undefined
  readonly radius: number | null | undefined
  readonly ring: unknown
}

/** A geofence as Leaflet draws it; undefined for one that is not whole. */
export function fenceLayer(
  { L }: MapKit,
  { shape, latitude, longitude, radius, ring }: FenceShape,
): Circle | Polygon | undefined {
  const options = { className: 'ops-fence' }
  if (shape === 'CIRCLE')
    return latitude == null || longitude == null || radius == null
      ? undefined
      : L.circle([latitude, longitude], { ...options, radius })
  const corners = ring as [number, number][] | null
  return corners
    ? L.polygon(
        corners.slice(0, -1).map(([lng, lat]): [number, number] => [lat, lng]),
        options,
      )
    : undefined
}
