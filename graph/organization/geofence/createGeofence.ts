import { z } from 'zod'
import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { AlreadyExistsError, ValidationError } from '../../kernel/errors.ts'
import { locationIn } from '../location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { organizationFor } from '../organization/organizationFor.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { check } from '../../kernel/validation.ts'
import { Geofence, GeofenceShape } from './Geofence.ts'
import { geofence } from './geofenceInput.ts'
import { areaProblems } from './geometry.ts'
import { loadWritten } from './visibleGeofences.ts'

mutation('createGeofence', {
  description: 'Adds a geofence to an organization.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'Whose geofence it is.' }),
    locationId: t.id({ description: 'The location it stands around.' }),
    name: t.string({ required: true, description: 'What it is called; another name than the other geofences there.' }),
    shape: t.field({ type: GeofenceShape, required: true, description: 'A circle or a polygon.' }),
    latitude: t.float({ description: 'Of a circle: degrees north of its centre.' }),
    longitude: t.float({ description: 'Of a circle: degrees east of its centre.' }),
    radius: t.float({ description: 'Of a circle: its radius in metres, at most 100,000.' }),
    ring: t.field({
      type: 'LinearRing',
      description: 'Of a polygon: [[longitude, latitude], …], closed, at most 500 points.',
    }),
    entry: t.boolean({ description: 'Whether entering it is told; it is, unless said otherwise.' }),
    exit: t.boolean({ description: 'Whether leaving it is told; it is, unless said otherwise.' }),
    dwellMins: t.int({ description: 'After how many minutes staying in it is told; null for never.' }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { id: organizationId, rootId } = await organizationFor(context, input.organizationId, 'organizations.edit')
    const locationId = input.locationId == null ? null : await locationIn(context, rootId, input.locationId)
    const { name, dwellMins, ring, ...circle } = check(z.object(geofence), input)
    const problems = areaProblems({ shape: input.shape, ring, ...circle })
    if (problems.length) throw new ValidationError(problems)
    const data = {
      ...circle,
      organizationId,
      locationId,
      name,
      dwellMins,
      shape: input.shape,
      ring: ring ?? Prisma.DbNull,
      entry: input.entry ?? undefined,
      exit: input.exit ?? undefined,
    }
    return orNameTaken(
      'There is a geofence of this name already.',
      write(async ({ geofence }) => ({ geofenceId: (await geofence.create({ data, select: { id: true } })).id })),
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
