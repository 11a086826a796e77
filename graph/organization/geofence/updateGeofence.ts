import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { locationIn } from '../location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { Geofence } from './Geofence.ts'
import { GeofenceAreaInput } from './GeofenceArea.ts'
import { geofence as rules } from './geofenceInput.ts'
import { geofenceToChange } from './geofenceToChange.ts'
import { columnsOf, filledColumns } from './geometry.ts'
import { loadWritten } from './visibleGeofences.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('updateGeofence', {
  description: 'Updates a geofence; omitted fields are unchanged.',
  policy: 'organizations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The geofence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    locationId: t.id({ description: 'The location that the geofence surrounds; null removes the location.' }),
    name: t.string({ description: 'Display name, unique among the geofences of its organization.' }),
    area: t.field({ type: GeofenceAreaInput, description: 'The area that is monitored, replaced as a whole.' }),
    entry: t.boolean({ description: 'Whether entering the area is reported.' }),
    exit: t.boolean({ description: 'Whether leaving the area is reported.' }),
    dwellMins: t.int({
      description: 'Minutes inside the area after which a stay is reported; null if stays are not reported.',
    }),
  }),
  clears: { dwellMins: null, locationId: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await geofenceToChange(context, input.id, 'organizations.edit')
    const { id, organization } = before
    const locationId =
      input.locationId == null ? input.locationId : await locationIn(context, organization.rootId, input.locationId)
    const shape = z.object({ ...rules, name: rules.name.nullish(), area: rules.area.nullish() })
    const { name, dwellMins, area } = check(shape, input)
    const version = input.version ?? before.version
    const wanted = {
      name: name ?? undefined,
      locationId,
      dwellMins,
      entry: input.entry ?? undefined,
      exit: input.exit ?? undefined,
    }
    return orNameTaken(
      m.nameTaken,
      write(async ({ geofence }) => {
        await changeVersioned(
          geofence,
          the('Geofence'),
          { id, version },
          { ...wanted, ...(area && columnsOf(area)) },
          { shown: { ...wanted, ...(area && filledColumns(area)) } },
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
