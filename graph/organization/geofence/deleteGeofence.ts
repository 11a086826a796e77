import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { deleteVersioned } from '../../kernel/versioned.ts'
import { geofenceToChange } from './geofenceToChange.ts'
import { the } from '../../kernel/noun.ts'

mutation('deleteGeofence', {
  description: 'Deletes a geofence.',
  policy: 'organizations.delete',
  input: (t) => ({
    id: t.id({ required: true, description: 'The geofence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await geofenceToChange(context, input.id, 'organizations.delete')
    const version = input.version ?? seen
    return write(async ({ geofence }) => {
      await deleteVersioned(geofence, the('Geofence'), { id, version })
      return { deletedId: globalId('Geofence', id) }
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }),
  }),
})
