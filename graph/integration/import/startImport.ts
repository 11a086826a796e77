import { ConflictError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { importToken } from './importToken.ts'
import { importInAnswer } from './importInAnswer.ts'
import { refusedRowsProblem } from '../../kernel/rows/refusedRows.ts'
import { importNamed } from './visibleImports.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('startImport', {
  description:
    'Starts writing the rows of an import as they were compared, in batches, on behalf of the user who uploaded it.',
  policy: 'organization.administer',
  input: (t) => ({
    id: t.id({ required: true, description: 'The import.' }),
    version: t.int({
      required: true,
      description:
        'The version of the import whose comparison was reviewed; any other current version returns a `ConflictError`.',
    }),
    leavesOutRefused: t.boolean({
      description: 'Whether to skip refused rows; if false or omitted, the import is rejected if any row was refused.',
    }),
  }),
  async resolve(input, { context, write }) {
    const { id, version, state, refused, createdById } = await importNamed(context, input.id)
    if (input.version !== version) throw stale(the('Import'), { version: input.version }, { version })
    if (state !== 'COMPARED') throw new ConflictError(m.compareFirst)
    if (createdById !== context.requireViewer().id) throw new ConflictError(m.onlySender)
    if (refused && !input.leavesOutRefused) throw new ValidationError([refusedRowsProblem(refused)])
    return write(async (transaction) => {
      const now = context.now
      const where = { id, version, state: 'COMPARED' as const }
      const data = { state: 'WRITING' as const, startedAt: now, touchedAt: now, tokenId: importToken(context) }
      await changeVersioned(transaction.import, the('Import'), where, data, { shown: {} })
      return { importId: id }
    })
  },
  success: importInAnswer,
})
