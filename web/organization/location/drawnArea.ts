import type { Circle, LatLng, Layer, Polygon } from 'leaflet'
import type { FenceArea } from '../../kernel/map/fenceLayer.ts'
import { rounded } from '../../kernel/map/rounded.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** Where on the earth a click was, though the map was carried around it. */
export function pointOf(latlng: LatLng): Point {
  const { lat, lng } = latlng.wrap()
  return { latitude: rounded(lat), longitude: rounded(lng) }
}

/** The area of what was drawn: a circle, or a polygon whose last corner is its first. */
export function areaOf(layer: Layer): FenceArea {
  if ('getRadius' in layer) {
    const circle = layer as Circle
    return { center: pointOf(circle.getLatLng()), radius: Math.max(1, Math.round(circle.getRadius())) }
  }
  const [outer] = (layer as Polygon).getLatLngs() as LatLng[][]
  const corners = (outer ?? []).map((corner): [number, number] => [pointOf(corner).longitude, pointOf(corner).latitude])
  return { ring: corners[0] ? [...corners, corners[0]] : [] }
}
