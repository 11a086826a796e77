import { mutation } from '../../kernel/mutation.ts'
import { seriesInAnswer } from './answers.ts'
import { dropPlanned } from './replan.ts'
import { seriesToChange } from './seriesToChange.ts'
import { writeSeries } from './writeSeries.ts'

mutation('endSeries', {
  description: 'Ends a routine: what was planned from now on goes, its records and its ledger stay.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The routine.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
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
