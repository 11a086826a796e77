import { mutation } from '../../kernel/mutation.ts'
import { seriesInAnswer } from './answers.ts'
import { requireStatus } from './requireStatus.ts'
import { seriesToChange } from './seriesToChange.ts'
import { writeSeries } from './writeSeries.ts'
import * as t from './__generated__/messages.ts'

mutation('pauseSeries', {
  description:
    'Pauses a routine; no records are created until it is resumed, and occurrences that pass meanwhile are skipped.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The routine.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const series = await seriesToChange(context, input.id)
    requireStatus(series, 'ACTIVE', t.pausedAlready)
    return write(async (transaction) => {
      await writeSeries(transaction, series, input.version, { status: 'PAUSED' })
      return { seriesId: series.id }
    })
  },
  success: seriesInAnswer,
})
