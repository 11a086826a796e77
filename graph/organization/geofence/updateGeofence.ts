import { z } from 'zod'
import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { AlreadyExistsError, ValidationError } from '../../kernel/errors.ts'
import { locationIn } from '../location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { Geofence, GeofenceShape } from './Geofence.ts'
import { geofence as rules } from './geofenceInput.ts'
import { geofenceToChange } from './geofenceToChange.ts'
import { areaProblems, type Area } from './geometry.ts'
import { loadWritten } from './visibleGeofences.ts'

mutation('updateGeofence', {
  description: 'Updates a geofence; omitted fields are unchanged, except the area if the shape changes.',
  policy: 'organizations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The geofence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    locationId: t.id({ description: 'The location that the geofence surrounds; null removes the location.' }),
    name: t.string({ description: 'Display name, unique among the geofences of its organization.' }),
    shape: t.field({ type: GeofenceShape, description: 'Whether it is a circle or a polygon.' }),
    latitude: t.float({ description: "Latitude of a circle's center, in degrees north." }),
    longitude: t.float({ description: "Longitude of a circle's center, in degrees east." }),
    radius: t.float({ description: 'Radius of a circle in meters, at most 100,000.' }),
    ring: t.field({
      type: 'LinearRing',
      description: 'Corners of a polygon as [[longitude, latitude], …], closed, at most 500 points.',
    }),
    entry: t.boolean({ description: 'Whether entering the area is reported.' }),
    exit: t.boolean({ description: 'Whether leaving the area is reported.' }),
    dwellMins: t.int({
      description: 'Minutes inside the area after which a stay is reported; null if stays are not reported.',
    }),
  }),
  clears: { dwellMins: null, latitude: null, locationId: null, longitude: null, radius: null, ring: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await geofenceToChange(context, input.id, 'organizations.edit')
    const { id, organization } = before
    const locationId =
      input.locationId == null ? input.locationId : await locationIn(context, organization.rootId, input.locationId)
    const { name, dwellMins, ...given } = check(z.object({ ...rules, name: rules.name.nullish() }), input)
    const area = areaOf({ shape: input.shape ?? before.shape, ...given }, before as Area)
    const problems = areaProblems(area)
    if (problems.length) throw new ValidationError(problems)
    const version = input.version ?? before.version
    const wanted = {
      name: name ?? undefined,
      locationId,
      dwellMins,
      entry: input.entry ?? undefined,
      exit: input.exit ?? undefined,
    }
    return orNameTaken(
      'There is a geofence of this name already.',
      write(async ({ geofence }) => {
        await changeVersioned(
          geofence,
          'The geofence',
          { id, version },
          { ...wanted, ...area, ring: area.ring ?? Prisma.DbNull },
          { shown: { ...wanted, ...given, shape: input.shape ?? undefined } },
        )
        return { geofenceId: id }
      }),
    )
  },
  success: (t) => ({
    geofence: t.field({
      type: Geofence,
      description: 'The saved geofence.',
      resolve: ({ geofenceId }, _args, context, info) => loadWritten(context, info, geofenceId),
    }),
  }),
})

/** The area after the change: within the same shape what is left out stays, another shape begins anew. */
function areaOf(given: Area, before: Area): Required<Area> {
  const kept: Partial<Area> = given.shape === before.shape ? before : {}
  return {
    shape: given.shape,
    latitude: given.latitude === undefined ? (kept.latitude ?? null) : given.latitude,
    longitude: given.longitude === undefined ? (kept.longitude ?? null) : given.longitude,
    radius: given.radius === undefined ? (kept.radius ?? null) : given.radius,
    ring: given.ring === undefined ? (kept.ring ?? null) : given.ring,
  }
}
