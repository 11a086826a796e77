import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { importNamed } from './visibleImports.ts'

mutation('discardImport', {
  description: 'Throws an import away of which nothing was written; what was stays in the list.',
  policy: 'organization.administer',
  input: (t) => ({ id: t.id({ required: true, description: 'The import.' }) }),
  async resolve(input, { context, write }) {
    const { id } = await importNamed(context, input.id)
    return write(async (transaction) => {
      const { count } = await transaction.import.deleteMany({ where: { id, startedAt: null } })
      if (!count) throw new ConflictError('This import was begun; it stays in the list.')
      return { importId: id }
    })
  },
  success: (t) => ({
    importId: t.id({
      description: 'The import that is gone.',
      resolve: ({ importId }) => globalId('Import', importId),
    }),
  }),
})
