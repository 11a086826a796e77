import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { stale } from '../../kernel/stale.ts'
import { geofenceToChange } from './geofenceToChange.ts'

mutation('deleteGeofence', {
  description: 'Deletes a geofence.',
  policy: 'organizations.delete',
  input: (t) => ({
    id: t.id({ required: true, description: 'The geofence.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await geofenceToChange(context, input.id, 'organizations.delete')
    const version = input.version ?? seen
    return write(async ({ geofence }) => {
      const { count } = await geofence.deleteMany({ where: { id, version } })
      if (count) return { deletedId: globalId('Geofence', id) }
      const current = await geofence.findUnique({ where: { id } })
      throw current ? stale('The geofence', { version }, current) : new NotFoundError('The geofence')
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of what is no longer there.' }),
  }),
})
