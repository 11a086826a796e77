import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { deleteVersioned } from '../../kernel/versioned.ts'
import { viewToChange } from './visibleViews.ts'
import { the } from '../../kernel/noun.ts'

mutation('deleteSavedView', {
  description: 'Deletes a saved view; the records it listed are not affected.',
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The saved view to delete.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await viewToChange(context, input.id)
    const version = input.version ?? seen
    return write(async ({ savedView }) => {
      await deleteVersioned(savedView, the('SavedView'), { id, version })
      return { deletedId: globalId('SavedView', id) }
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }),
  }),
})
