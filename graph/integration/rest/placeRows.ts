// The legacy paths of locations and geofences.
import { invalid } from '../../kernel/errors.ts'
import { z } from 'zod'
import { entryId } from '../../kernel/entryId.ts'
import { globalId, isUuid } from '../../kernel/node.ts'
import type { LegacyGeofence, LegacyLocation } from './__generated__/documents.ts'
import { conflict, failure } from './errorFragments.ts'
import { entryOf, locationNumber, numberOf, oneOf, optional, page, textOf, uuidField } from './fields.ts'
import { orNotFound, row, type RestRequest, type RestRow } from './rest.ts'
import { message, number, pageParameters, uuid } from './shapes/parts.ts'
import { geofence, location, locationChanges, locationId } from './shapes/places.ts'
import { the } from '../../kernel/noun.ts'

const locationFields = `fragment LegacyLocation on Location {
  internalID uuid name version status coordinates { latitude longitude } type { internalID name } organization { uuid }
  address { line1 line2 city postalCode state country } }`

const toLegacy = ({ address, type, ...location }: LegacyLocation) => ({
  Org_Location_id: location.internalID,
  Org_Location_UUID: location.uuid,
  SAAS_Org_UUID: location.organization.uuid,
  name: location.name,
  Location_Type_ID: type.internalID,
  Location_Type_Name: type.name,
  Address_Line1: address?.line1 ?? null,
  Address_Line2: address?.line2 ?? null,
  City: address?.city ?? null,
  Postal_Code: address?.postalCode ?? null,
  State: address?.state ?? null,
  Country: address?.country ?? null,
  lat: location.coordinates?.latitude ?? null,
  lng: location.coordinates?.longitude ?? null,
  status: location.status === 'ACTIVE' ? 'Active' : 'Inactive',
  version: location.version,
})

const geofenceFields = `fragment LegacyGeofence on Geofence {
  internalID name shape latitude longitude radius ring entry exit dwellMins location { internalID } }`

export const placeRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/api/org/locations',
    summary: 'Lists the locations of an organization.',
    policy: 'organizations.read',
    parameters: { saas_org_uuid: uuid, ...pageParameters },
    request: null,
    response: z.array(location),
    errors: [404],
    document: `query ($organization: String!, $limit: Int!, $offset: Int!) {
      locations: legacyLocations(organizationUuid: $organization, limit: $limit, offset: $offset) { ...LegacyLocation } } ${locationFields}`,
    variables: (request) => ({
      ...page(request),
      organization: uuidField('saas_org_uuid', request.query.get('saas_org_uuid')),
    }),
    body: ({ locations }) => orNotFound(locations, the('Organization')).map(toLegacy),
    example: { as: 'admin@demo.test', query: 'saas_org_uuid={organization}' },
  }),
  row({
    method: 'POST',
    path: '/api/org/locations',
    summary: 'Makes a location.',
    policy: 'locations.edit',
    parameters: { saas_org_uuid: uuid.optional().describe('Where the body has no SAAS_Org_UUID.') },
    request: z
      .object({
        ...locationChanges,
        SAAS_Org_UUID: uuid.nullish(),
      })
      .required({ name: true, Location_Type_ID: true }),
    response: location,
    errors: [403, 404],
    document: `mutation ($input: CreateLocationInput!) { result: createLocation(input: $input) {
      ...FailureFields ...ConflictFields ... on CreateLocationSuccess { location { ...LegacyLocation } } } }
      ${failure} ${conflict} ${locationFields}`,
    variables: (request) => {
      const { body, query, idempotencyKey } = request
      const uuid = uuidField('SAAS_Org_UUID', body.SAAS_Org_UUID ?? query.get('saas_org_uuid'))
      return {
        input: {
          typeId: entryId('LOCATION_TYPE', 0),
          name: '',
          ...changes(body),
          organizationId: globalId('Organization', uuid),
          idempotencyKey,
        },
      }
    },
    body: ({ result }) => toLegacy(result.location),
    example: {
      as: 'admin@demo.test',
      body: {
        SAAS_Org_UUID: '{organization}',
        name: 'Fallon drop lot',
        Location_Type_ID: 9,
        City: 'Fallon',
        State: 'US-NV',
        Country: 'US',
        lat: 39.4735,
        lng: -118.7774,
      },
    },
  }),
  row({
    method: 'PUT',
    path: '/api/org/locations/{id}',
    summary: 'Updates a location; omitted fields are unchanged.',
    policy: 'locations.edit',
    parameters: { id: locationId },
    request: z.object({ ...locationChanges, version: number.nullish() }),
    response: location,
    errors: [403, 404],
    document: `mutation ($input: UpdateLocationInput!) { result: updateLocation(input: $input) {
      ...FailureFields ...ConflictFields ... on UpdateLocationSuccess { location { ...LegacyLocation } } } }
      ${failure} ${conflict} ${locationFields}`,
    variables: ({ id, body, idempotencyKey }) => ({
      input: { ...changes(body), ...named(id), version: optional(numberOf, 'version', body.version), idempotencyKey },
    }),
    body: ({ result }) => toLegacy(result.location),
    example: { as: 'admin@demo.test', id: '1', body: { Address_Line2: 'Suite 400' } },
  }),
  row({
    method: 'DELETE',
    path: '/api/org/locations/{id}',
    summary: 'Deletes an unused location.',
    policy: 'organizations.delete',
    parameters: { id: locationId },
    request: null,
    response: z.object({ message }),
    errors: [403, 404],
    document: `mutation ($input: DeleteLocationInput!) { 
      result: deleteLocation(input: $input) { ...FailureFields ...ConflictFields } } ${failure} ${conflict}`,
    variables: ({ id, idempotencyKey }) => ({ input: { ...named(id), idempotencyKey } }),
    body: () => ({ message: 'The location was deleted.' }),
    example: {
      as: 'admin@demo.test',
      id: '21',
      madeBy: { call: 'POST /api/org/locations', field: 'Org_Location_id', into: 'id' },
    },
  }),
  row({
    method: 'GET',
    path: '/api/org/geofences',
    summary: 'Lists the geofences in sight, or those of an organization.',
    policy: 'organizations.read',
    parameters: { saas_org_uuid: uuid.optional(), ...pageParameters },
    request: null,
    response: z.array(geofence),
    errors: [404],
    document: `query ($organization: String, $limit: Int!, $offset: Int!) {
      geofences: legacyGeofences(organizationUuid: $organization, limit: $limit, offset: $offset) { ...LegacyGeofence } }
      ${geofenceFields}`,
    variables: (request) => ({
      ...page(request),
      organization: optional(uuidField, 'saas_org_uuid', request.query.get('saas_org_uuid')),
    }),
    body: ({ geofences }) => orNotFound(geofences, the('Organization')).map(toLegacyGeofence),
    example: { as: 'admin@demo.test', query: 'limit=5' },
  }),
]

/** A location by its number, or by its uuid. */
const named = (id: string) =>
  isUuid(id.toLowerCase())
    ? { id: globalId('Location', id.toLowerCase()) }
    : { internalID: numberOf('Org_Location_id', id) }

/** What a legacy body says of a location; what it does not name is not said. */
function changes(body: RestRequest['body']) {
  const given = <T>(key: string, read: (path: string, value: unknown) => T) =>
    body[key] === undefined ? undefined : read(key, body[key])
  const parts = {
    line1: given('Address_Line1', textOrNull),
    line2: given('Address_Line2', textOrNull),
    city: given('City', textOrNull),
    postalCode: given('Postal_Code', textOrNull),
    state: given('State', textOrNull),
    country: given('Country', textOrNull),
  }
  const address = Object.values(parts).some((part) => part !== undefined) ? parts : undefined
  const said = {
    name: given('name', textOf),
    typeId: given('Location_Type_ID', entryOf('LOCATION_TYPE')),
    latitude: given('lat', degreesOf),
    longitude: given('lng', degreesOf),
    status: given('status', statusOf),
    address,
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

const textOrNull = (path: string, value: unknown) => (value === null ? '' : textOf(path, value))

function degreesOf(path: string, value: unknown): number | null {
  if (value === null || value === '') return null
  const number = typeof value === 'string' && /^-?\d{1,3}(\.\d{1,15})?$/.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw invalid(path, 'Send degrees as a number.')
}

const statusOf = oneOf(['ACTIVE', 'INACTIVE'], 'Send Active or Inactive.')

/** The geometry is GeoJSON's; a circle is its centre with a radius in metres. */
const toLegacyGeofence = ({ shape, latitude, longitude, radius, ring, ...fence }: LegacyGeofence) => ({
  id: fence.internalID,
  name: fence.name,
  type: shape === 'CIRCLE' ? 'circle' : 'polygon',
  geometry:
    shape === 'CIRCLE'
      ? { type: 'Point', coordinates: [longitude, latitude], radius }
      : { type: 'Polygon', coordinates: [ring] },
  ...locationNumber(fence.location),
  entry: fence.entry,
  exit: fence.exit,
  dwell_mins: fence.dwellMins,
})
