import { mutation } from '../../kernel/mutation.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'
import { seriesInAnswer } from './answers.ts'
import { checkSpans, rhythmOf } from './recurrenceInput.ts'
import { dropPlanned, keepSkips, replanFrom } from './replan.ts'
import { runRoutines } from './runRoutines.ts'
import { recurrenceField, spanFields, startsOnField, vehicleField } from './seriesInput.ts'
import { seriesToChange } from './seriesToChange.ts'
import { wallOf, wallText } from '../../kernel/time/wallTime.ts'
import { writeSeries } from './writeSeries.ts'

mutation('updateSeries', {
  description:
    'Changes a whole routine from now on; past occurrences, existing records and omitted fields are unchanged.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The routine.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    recurrence: t.field(recurrenceField),
    startsOn: t.field(startsOnField),
    ...spanFields(t),
    vehicleId: t.id(vehicleField),
  }),
  clears: { vehicleId: null },
  async resolve(input, { context, write }) {
    const series = await seriesToChange(context, input.id)
    const rhythm = await rhythmOf(
      context,
      {
        recurrence: input.recurrence ?? { rule: series.rule },
        startsOn: input.startsOn ?? wallText(series.startsOn),
        timeZone: input.timeZone ?? series.timeZone,
      },
      series.taskRecord.organizationId,
    )
    const { rootId } = series.taskRecord
    const vehicleId = await vehicleIn(context, rootId, input.vehicleId, { kept: [series.vehicleId] })
    const given = checkSpans(input)
    const spans = {
      durationMins: given.durationMins ?? series.durationMins,
      leadDays: given.leadDays ?? series.leadDays,
    }
    const payload = await write(async (transaction) => {
      await writeSeries(transaction, series, input.version, { ...rhythm, ...spans, vehicleId })
      const from = await replanFrom(transaction, series.id, wallOf(context.now, rhythm.timeZone))
      await dropPlanned(transaction, series.id, context.now)
      await keepSkips(transaction, from, { before: series.id, after: series.id }, { ...rhythm, ...spans })
      await transaction.series.update({ where: { id: series.id }, data: { generatedTo: from } })
      return { seriesId: series.id }
    })
    await runRoutines(context.services, [series.id])
    return payload
  },
  success: seriesInAnswer,
})
