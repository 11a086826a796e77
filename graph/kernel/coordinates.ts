// A point on the map. Its two numbers are only ever there together: the graph says so by a type, tables have a column
// for each.
import { z } from 'zod'
import { builder } from './builder.ts'
import { ValidationError } from './errors.ts'
import { legacy } from './legacy.ts'
import { latitude, longitude } from './validation.ts'
import * as messages from './__generated__/messages.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export interface Point {
  latitude: number
  longitude: number
}

/** The two columns of a row. */
export interface PointColumns {
  latitude: number | null
  longitude: number | null
}

const north = 'The latitude in degrees north, from -90 to 90.'
const east = 'The longitude in degrees east, from -180 to 180.'

export const Coordinates = builder.objectRef<Point>('Coordinates').implement({
  description: 'A point on the map, in WGS 84.',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: north }),
    longitude: t.exposeFloat('longitude', { description: east }),
  }),
})

export const CoordinatesInput = builder.inputType('CoordinatesInput', {
  description: 'A point on the map, in WGS 84.',
  fields: (t) => ({
    latitude: t.float({ required: true, description: north }),
    longitude: t.float({ required: true, description: east }),
  }),
})

export const pointColumns = { latitude: true, longitude: true } as const

/** The point that a row's columns are; null where it has none. */
export const coordinatesOf = ({ latitude, longitude }: PointColumns): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** How an input takes a point. Paths of REST and rows of files may name one of the numbers alone. */
export const coordinatesInput = (t: InputBuilder, description: string) => ({
  coordinates: t.field({ type: CoordinatesInput, description }),
  latitude: t.float({ description: 'The latitude alone.', ...legacy() }),
  longitude: t.float({ description: 'The longitude alone.', ...legacy() }),
})

export const pointRule = z.object({ latitude, longitude })

/** What a point of an input may be. */
export const coordinatesRules = {
  coordinates: pointRule.nullish(),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
}

type Halves = Partial<PointColumns>

/** Checked input with its point as the two columns; what was left out stays undefined. */
export function withPointColumns<Input extends Halves & { coordinates?: Point | null }>(input: Input) {
  const { coordinates, ...columns } = input
  const point = coordinates === null ? { latitude: null, longitude: null } : coordinates
  return { ...columns, ...point } as Omit<Input, 'coordinates'> & Halves
}

/** What is wrong with a point of which one number is missing, as where it was named alone. */
export function halfPoint({ latitude, longitude }: Halves) {
  if ((latitude == null) === (longitude == null)) return undefined
  return latitude == null
    ? { path: 'latitude', message: messages.writeLatitudeToo }
    : { path: 'longitude', message: messages.writeLongitudeToo }
}

/** Throws where one number of a point is missing. */
export function requireWholePoint(columns: Halves): void {
  const problem = halfPoint(columns)
  if (problem) throw new ValidationError([problem])
}
