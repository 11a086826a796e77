import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { importNamed } from './visibleImports.ts'
import * as m from './__generated__/messages.ts'

mutation('discardImport', {
  description: 'Discards an import of which no rows have been written; imports that were started stay in the list.',
  policy: 'organization.administer',
  input: (t) => ({ id: t.id({ required: true, description: 'The import.' }) }),
  async resolve(input, { context, write }) {
    const { id } = await importNamed(context, input.id)
    return write(async (transaction) => {
      const { count } = await transaction.import.deleteMany({ where: { id, startedAt: null } })
      if (!count) throw new ConflictError(m.begunAlready)
      return { deletedId: globalId('Import', id) }
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of the discarded import.' }),
  }),
})
