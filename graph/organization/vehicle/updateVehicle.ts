import { z } from 'zod'
import { ActiveStatus } from '../department/Department.ts'
import { locationIn } from '../location/visibleLocations.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check, line } from '../../kernel/validation.ts'
import { Vehicle } from './Vehicle.ts'
import { loadWritten, vehicleToChange } from './visibleVehicles.ts'

const schema = z.object({ unitNumber: line(1, 40).nullish(), type: line(1, 60).nullish() })

mutation('updateVehicle', {
  description: 'Changes a vehicle; what is left out stays as it is.',
  policy: 'locations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The vehicle.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    unitNumber: t.string({ description: 'The number on its side, once in its organization.' }),
    type: t.string({ description: 'What kind of vehicle it is, as Tractor.' }),
    locationId: t.id({ description: 'The location it is kept at; null for none.' }),
    status: t.field({ type: ActiveStatus, description: 'Whether it is in use.' }),
  }),
  clears: { locationId: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await vehicleToChange(context, input.id)
    const { id, organization } = before
    const locationId =
      input.locationId == null ? input.locationId : await locationIn(context, organization.rootId, input.locationId)
    const { unitNumber, type } = check(schema, input)
    const version = input.version ?? before.version
    const wanted = {
      unitNumber: unitNumber ?? undefined,
      type: type ?? undefined,
      status: input.status ?? undefined,
      locationId,
    }
    return orNameTaken(
      'There is a vehicle with this unit number already.',
      write(async ({ vehicle }) => {
        await changeVersioned(vehicle, 'The vehicle', { id, version }, wanted)
        return { vehicleId: id }
      }),
    )
  },
  success: (t) => ({
    vehicle: t.field({
      type: Vehicle,
      description: 'The vehicle as it is now.',
      resolve: ({ vehicleId }, _args, context, info) => loadWritten(context, info, vehicleId),
    }),
  }),
})
