import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { stale } from '../../kernel/stale.ts'
import { vehicleToChange } from './visibleVehicles.ts'

mutation('deleteVehicle', {
  description: 'Deletes a vehicle.',
  policy: 'locations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The vehicle.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await vehicleToChange(context, input.id)
    const version = input.version ?? seen
    return write(async ({ vehicle }) => {
      const { count } = await vehicle.deleteMany({ where: { id, version } })
      if (count) return { deletedId: globalId('Vehicle', id) }
      const current = await vehicle.findUnique({ where: { id } })
      throw current ? stale('The vehicle', { version }, current) : new NotFoundError('The vehicle')
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of what is no longer there.' }),
  }),
})
