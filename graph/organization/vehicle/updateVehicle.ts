import { z } from 'zod'
import { locationIn } from '../location/visibleLocations.ts'
import { organizationFor } from '../organization/organizationFor.ts'
import { AlreadyExistsError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check, line } from '../../kernel/validation.ts'
import { Vehicle } from './Vehicle.ts'
import { loadWritten, vehicleToChange } from './visibleVehicles.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const schema = z.object({ unitNumber: line(1, 40).nullish(), type: line(1, 60).nullish() })

mutation('updateVehicle', {
  description: 'Updates a vehicle; omitted fields are unchanged.',
  policy: 'locations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The vehicle.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    unitNumber: t.string({ description: 'The unit number shown on the vehicle, unique within its organization.' }),
    type: t.string({ description: 'The kind of vehicle, such as Tractor.' }),
    locationId: t.id({ description: 'The location where the vehicle is kept; null removes it.' }),
    organizationId: t.id({
      description: 'The organization that owns it from now on, under the same root; what names the vehicle stays.',
    }),
  }),
  clears: { locationId: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await vehicleToChange(context, input.id)
    const { id, organization } = before
    const locationId =
      input.locationId == null ? input.locationId : await locationIn(context, organization.rootId, input.locationId)
    const to = input.organizationId && (await organizationFor(context, input.organizationId, 'locations.edit'))
    if (to && to.rootId !== organization.rootId) throw new NotFoundError(the('Organization'), 'organizationId')
    const { unitNumber, type } = check(schema, input)
    const version = input.version ?? before.version
    const wanted = {
      unitNumber: unitNumber ?? undefined,
      type: type ?? undefined,
      locationId,
      organizationId: to ? to.id : undefined,
    }
    return orNameTaken(
      m.unitTaken,
      write(async ({ vehicle }) => {
        await changeVersioned(vehicle, the('Vehicle'), { id, version }, wanted)
        return { vehicleId: id }
      }),
    )
  },
  success: (t) => ({
    vehicle: t.field({
      type: Vehicle,
      description: 'The saved vehicle.',
      resolve: ({ vehicleId }, _args, context, info) => loadWritten(context, info, vehicleId),
    }),
  }),
})
