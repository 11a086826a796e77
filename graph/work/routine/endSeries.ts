import { mutation } from '../../kernel/mutation.ts'
import { seriesInAnswer } from './answers.ts'
import { dropPlanned } from './replan.ts'
import { seriesToChange } from './seriesToChange.ts'
import { writeSeries } from './writeSeries.ts'

mutation('endSeries', {
  description:
    'Ends a routine; its planned occurrences from now on are removed; its records and the rest of its ledger are kept.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The routine.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const series = await seriesToChange(context, input.id)
    return write(async (transaction) => {
      await writeSeries(transaction, series, input.version, { status: 'ENDED' })
      await dropPlanned(transaction, series.id, context.now)
      return { seriesId: series.id }
    })
  },
  success: seriesInAnswer,
})
