import { z } from 'zod'
import { locationIn } from '../location/visibleLocations.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { organizationFor } from '../organization/organizationFor.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { check, line } from '../../kernel/validation.ts'
import { Vehicle } from './Vehicle.ts'
import { loadWritten } from './visibleVehicles.ts'
import * as m from './__generated__/messages.ts'

const schema = z.object({ unitNumber: line(1, 40), type: line(1, 60) })

mutation('createVehicle', {
  description: 'Adds a vehicle to an organization.',
  policy: 'locations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that owns the vehicle.' }),
    unitNumber: t.string({
      required: true,
      description: 'The unit number shown on the vehicle, unique within its organization.',
    }),
    type: t.string({ required: true, description: 'The kind of vehicle, such as Tractor.' }),
    locationId: t.id({ description: 'The location where the vehicle is kept.' }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { id: organizationId, rootId } = await organizationFor(context, input.organizationId, 'locations.edit')
    const locationId = input.locationId == null ? null : await locationIn(context, rootId, input.locationId)
    const data = { ...check(schema, input), organizationId, locationId }
    return orNameTaken(
      m.unitTaken,
      write(async ({ vehicle }) => ({ vehicleId: (await vehicle.create({ data, select: { id: true } })).id })),
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
