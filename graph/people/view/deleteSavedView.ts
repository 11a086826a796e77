import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { stale } from '../../kernel/stale.ts'
import { viewToChange } from './visibleViews.ts'

mutation('deleteSavedView', {
  description: 'Deletes a saved view; what it showed stays as it is.',
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The view.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await viewToChange(context, input.id)
    const version = input.version ?? seen
    return write(async ({ savedView }) => {
      const { count } = await savedView.deleteMany({ where: { id, version } })
      if (count) return { deletedId: globalId('SavedView', id) }
      const current = await savedView.findUnique({ where: { id } })
      throw current ? stale('The view', { version }, current) : new NotFoundError('The view')
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of what is no longer there.' }),
  }),
})
