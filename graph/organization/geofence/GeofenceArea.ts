// The area of a geofence: a circle or a polygon, read and written alike.
import { builder } from '../../kernel/builder.ts'
import {
  Coordinates,
  coordinatesOf,
  CoordinatesInput,
  type Point,
  type PointColumns,
} from '../../kernel/coordinates.ts'

interface Circle {
  center: Point
  radius: number
}

interface Polygon {
  ring: unknown
}

const about = {
  circle: 'A circle, by its center and radius.',
  polygon: 'A polygon, by its corners.',
  center: 'The center of the circle.',
  radius: 'The radius in meters, at most 100,000.',
  ring: 'The corners as [[longitude, latitude], …], the first again as the last; at most 500 points.',
}

const GeofenceCircle = builder.objectRef<Circle>('GeofenceCircle').implement({
  description: about.circle,
  fields: (t) => ({
    center: t.expose('center', { type: Coordinates, description: about.center }),
    radius: t.exposeFloat('radius', { description: about.radius }),
  }),
})

const GeofencePolygon = builder.objectRef<Polygon>('GeofencePolygon').implement({
  description: about.polygon,
  fields: (t) => ({ ring: t.expose('ring', { type: 'LinearRing', description: about.ring }) }),
})

export const GeofenceArea = builder.unionType('GeofenceArea', {
  description: 'The area of a geofence.',
  types: [GeofenceCircle, GeofencePolygon],
  resolveType: (area) => ('ring' in area ? GeofencePolygon : GeofenceCircle),
})

const GeofenceCircleInput = builder.inputType('GeofenceCircleInput', {
  description: about.circle,
  fields: (t) => ({
    center: t.field({ type: CoordinatesInput, required: true, description: about.center }),
    radius: t.float({ required: true, description: about.radius }),
  }),
})

const GeofencePolygonInput = builder.inputType('GeofencePolygonInput', {
  description: about.polygon,
  fields: (t) => ({ ring: t.field({ type: 'LinearRing', required: true, description: about.ring }) }),
})

export const GeofenceAreaInput = builder.inputType('GeofenceAreaInput', {
  description: 'The area of a geofence: a circle or a polygon.',
  isOneOf: true,
  fields: (t) => ({
    circle: t.field({ type: GeofenceCircleInput, description: about.circle }),
    polygon: t.field({ type: GeofencePolygonInput, description: about.polygon }),
  }),
})

export const areaColumns = { latitude: true, longitude: true, radius: true, ring: true } as const

/** The area that a row's columns are: a circle has all of its own, as the table demands. */
export const areaOf = ({ radius, ring, ...point }: PointColumns & { radius: number | null; ring: unknown }) =>
  ring === null ? { center: coordinatesOf(point)!, radius: radius! } : { ring }
