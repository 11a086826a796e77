import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { importInAnswer } from './importInAnswer.ts'
import { importNamed } from './visibleImports.ts'
import * as m from './__generated__/messages.ts'

mutation('cancelImport', {
  description:
    'Stops an import after the current batch; written rows stay; if rows were only being compared, the import returns to mapping columns.',
  policy: 'organization.administer',
  input: (t) => ({ id: t.id({ required: true, description: 'The import.' }) }),
  async resolve(input, { context, write }) {
    const { id, state, written } = await importNamed(context, input.id)
    if (state === 'CANCELLED') return { importId: id }
    if (state !== 'COMPARING' && state !== 'WRITING') throw new ConflictError(m.notUnderWay)
    const now = context.now
    return write(async (transaction) => {
      const next =
        state === 'WRITING' || written
          ? { state: 'CANCELLED' as const, finishedAt: now }
          : { state: 'MAPPING' as const }
      // A portion that is under way is waited for.
      const { count } = await transaction.import.updateMany({
        where: { id, state },
        data: { ...next, touchedAt: now, version: { increment: 1 } },
      })
      if (!count) throw new ConflictError(m.noLongerUnderWay)
      return { importId: id }
    })
  },
  success: importInAnswer,
})
