// Locations and geofences as legacy clients know them.
import { z } from 'zod'
import { count, named, number, uuid, version } from './parts.ts'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

export const location = named('Location', {
  Org_Location_id: number,
  Org_Location_UUID: uuid,
  SAAS_Org_UUID: uuid,
  name: z.string(),
  Location_Type_ID: number,
  Location_Type_Name: z.string(),
  Address_Line1: z.string().nullable(),
  Address_Line2: z.string().nullable(),
  City: z.string().nullable(),
  Postal_Code: z.string().nullable(),
  State: z.string().nullable(),
  Country: z.string().nullable(),
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  status: z.enum(['Active', 'Inactive']),
  version,
})

/** What may be said of a location; what is left out stays as it is. */
export const locationChanges = {
  name: z.string().min(1).max(120).optional(),
  Location_Type_ID: number.optional().describe('A number of /api/org/locationTypes.'),
  Address_Line1: z.string().nullish(),
  Address_Line2: z.string().nullish(),
  City: z.string().nullish(),
  Postal_Code: z.string().nullish(),
  State: z.string().nullish().describe('ISO 3166-2, as US-NV.'),
  Country: z.string().nullish().describe('ISO 3166-1, as US.'),
  lat: latitude.nullish(),
  lng: longitude.nullish(),
  status: z.enum(['Active', 'Inactive']).optional(),
}

/** GeoJSON's order: longitude, latitude. */
const position = z.array(z.number()).min(2).max(2)

export const geofence = named('Geofence', {
  id: number,
  name: z.string(),
  type: z.enum(['circle', 'polygon']),
  geometry: z
    .union([
      z.object({ type: z.literal('Point'), coordinates: position, radius: z.number().describe('In metres.') }),
      z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
    ])
    .describe("GeoJSON's; a circle is its centre with a radius."),
  Org_Location_id: number.nullable(),
  Org_location_id: number.nullable().describe('The same by its earlier spelling.'),
  entry: z.boolean(),
  exit: z.boolean(),
  dwell_mins: count.nullable(),
})

export const locationId = z.union([number, uuid]).describe('Its Org_Location_id, or its uuid.')
