import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { deleteVersioned } from '../../kernel/versioned.ts'
import { vehicleToChange } from './visibleVehicles.ts'

mutation('deleteVehicle', {
  description: 'Deletes a vehicle.',
  policy: 'locations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The vehicle.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await vehicleToChange(context, input.id)
    const version = input.version ?? seen
    return write(async ({ vehicle }) => {
      await deleteVersioned(vehicle, 'The vehicle', { id, version })
      return { deletedId: globalId('Vehicle', id) }
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }),
  }),
})
