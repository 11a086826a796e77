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
  description: 'Changes a geofence; what is left out stays as it is, but for the area of another shape.',
  policy: 'organizations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The geofence.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    locationId: t.id({ description: 'The location it stands around; null for none.' }),
    name: t.string({ description: 'What it is called; another name than the other geofences there.' }),
    shape: t.field({ type: GeofenceShape, description: 'A circle or a polygon.' }),
    latitude: t.float({ description: 'Of a circle: degrees north of its centre.' }),
    longitude: t.float({ description: 'Of a circle: degrees east of its centre.' }),
    radius: t.float({ description: 'Of a circle: its radius in metres, at most 100,000.' }),
    ring: t.field({
      type: 'LinearRing',
      description: 'Of a polygon: [[longitude, latitude], …], closed, at most 500 points.',
    }),
    entry: t.boolean({ description: 'Whether entering it is told.' }),
    exit: t.boolean({ description: 'Whether leaving it is told.' }),
    dwellMins: t.int({ description: 'After how many minutes staying in it is told; null for never.' }),
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
      description: 'The geofence as it is now.',
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
