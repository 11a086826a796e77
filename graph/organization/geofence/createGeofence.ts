import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { locationIn } from '../location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { organizationFor } from '../organization/organizationFor.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { check } from '../../kernel/validation.ts'
import { Geofence } from './Geofence.ts'
import { GeofenceAreaInput } from './GeofenceArea.ts'
import { geofence } from './geofenceInput.ts'
import { columnsOf } from './geometry.ts'
import { loadWritten } from './visibleGeofences.ts'
import * as m from './__generated__/messages.ts'

mutation('createGeofence', {
  description: 'Creates a geofence in an organization.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that owns the geofence.' }),
    locationId: t.id({ description: 'The location that the geofence surrounds.' }),
    name: t.string({ required: true, description: 'Display name, unique among the geofences of its organization.' }),
    area: t.field({ type: GeofenceAreaInput, required: true, description: 'The area that is monitored.' }),
    entry: t.boolean({ description: 'Whether entering the area is reported; defaults to true.' }),
    exit: t.boolean({ description: 'Whether leaving the area is reported; defaults to true.' }),
    dwellMins: t.int({
      description: 'Minutes inside the area after which a stay is reported; null if stays are not reported.',
    }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { id: organizationId, rootId } = await organizationFor(context, input.organizationId, 'organizations.edit')
    const locationId = input.locationId == null ? null : await locationIn(context, rootId, input.locationId)
    const { name, dwellMins, area } = check(z.object(geofence), input)
    const data = {
      ...columnsOf(area),
      organizationId,
      locationId,
      name,
      dwellMins,
      entry: input.entry ?? undefined,
      exit: input.exit ?? undefined,
    }
    return orNameTaken(
      m.nameTaken,
      write(async ({ geofence }) => ({ geofenceId: (await geofence.create({ data, select: { id: true } })).id })),
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
