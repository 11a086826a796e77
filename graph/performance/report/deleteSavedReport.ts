import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { reportToChange } from './visibleReports.ts'
import { the } from '../../kernel/noun.ts'

mutation('deleteSavedReport', {
  description: 'Deletes a saved report; it can be restored within 24 hours.',
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The report to delete.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await reportToChange(context, input.id)
    const version = input.version ?? seen
    return write(async ({ savedReport }) => {
      const data = { deletedAt: context.now, updatedAt: context.now }
      await changeVersioned(savedReport, the('SavedReport'), { id, version }, data, {
        shown: {},
        among: { deletedAt: null },
      })
      return { deletedId: globalId('SavedReport', id) }
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }),
  }),
})
