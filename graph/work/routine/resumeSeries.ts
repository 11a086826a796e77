import { mutation } from '../../kernel/mutation.ts'
import { seriesInAnswer } from './answers.ts'
import { requireStatus } from './requireStatus.ts'
import { runRoutines } from './runRoutines.ts'
import { seriesToChange } from './seriesToChange.ts'
import { wallOf } from '../../kernel/time/wallTime.ts'
import { writeSeries } from './writeSeries.ts'
import * as t from './__generated__/messages.ts'

mutation('resumeSeries', {
  description: 'Resumes a paused routine; occurrences that passed meanwhile are skipped, not made up for.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The routine.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const series = await seriesToChange(context, input.id)
    requireStatus(series, 'PAUSED', t.notPaused)
    const wallNow = wallOf(context.now, series.timeZone)
    const payload = await write(async (transaction) => {
      const generatedTo = series.generatedTo && series.generatedTo > wallNow ? series.generatedTo : wallNow
      await writeSeries(transaction, series, input.version, { status: 'ACTIVE', generatedTo })
      await transaction.occurrence.updateMany({
        where: { seriesId: series.id, state: 'PLANNED', endsAt: { lte: context.now } },
        data: { state: 'SKIPPED', reason: 'The routine was paused.', closedAt: context.now, version: { increment: 1 } },
      })
      return { seriesId: series.id }
    })
    await runRoutines(context.services, [series.id])
    return payload
  },
  success: seriesInAnswer,
})
