import { mutation } from '../../../kernel/mutation.ts'
import { importInAnswer } from './importInAnswer.ts'
import { countsOf, openImport } from './importInSight.ts'

mutation('recompareObservationImport', {
  description: 'Compares a file of observations again with the currently stored ones, without changing anything.',
  policy: 'metrics.enter',
  input: (t) => ({ id: t.id({ required: true, description: 'The import.' }) }),
  async resolve(input, { context, write }) {
    const known = await openImport(context, input.id)
    const counts = await countsOf(context, known)
    return write(async ({ observationImport }) => {
      await observationImport.update({
        where: { id: known.id },
        data: { counts, version: { increment: 1 } },
        select: { id: true },
      })
      return { importId: known.id }
    })
  },
  success: importInAnswer,
})
