import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'
import { seriesInAnswer } from './answers.ts'
import { occurrenceToChange } from './occurrenceToChange.ts'
import { countBefore } from '../../kernel/recurrence/recurrence.ts'
import { checkSpans, rhythmOf } from './recurrenceInput.ts'
import { keepSkips } from './replan.ts'
import { partsOf, ruleText } from '../../kernel/recurrence/rule.ts'
import { runRoutines } from './runRoutines.ts'
import { recurrenceField, spanFields, startsOnField, vehicleField } from './seriesInput.ts'
import { wallOf, wallText } from '../../kernel/time/wallTime.ts'
import { writeSeries } from './writeSeries.ts'
import * as t from './__generated__/messages.ts'

mutation('updateSeriesFrom', {
  description:
    'Changes an occurrence and all later ones; the routine ends before it, and a new routine continues from it.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The first occurrence the change applies to.' }),
    version: t.int({
      description: 'The expected version of the routine; any other current version returns a `ConflictError`.',
    }),
    recurrence: t.field(recurrenceField),
    startsOn: t.field(startsOnField),
    ...spanFields(t),
    vehicleId: t.id(vehicleField),
  }),
  clears: { vehicleId: null },
  async resolve(input, { context, write }) {
    const { slot, series } = await occurrenceToChange(context, input.id)
    const rhythm = await rhythmOf(
      context,
      {
        recurrence: input.recurrence ?? { rule: remaining(series, slot) },
        startsOn: input.startsOn ?? `${wallText(slot).slice(0, 10)}T${wallText(series.startsOn).slice(11)}`,
        timeZone: input.timeZone ?? series.timeZone,
      },
      series.taskRecord.organizationId,
    )
    if (wallText(rhythm.startsOn) < wallText(slot).slice(0, 10)) {
      throw new ValidationError([{ path: 'startsOn', message: t.thisOrLater }])
    }
    const { rootId } = series.taskRecord
    const vehicleId = await vehicleIn(context, rootId, input.vehicleId, { kept: [series.vehicleId] })
    const given = checkSpans(input)
    const spans = {
      durationMins: given.durationMins ?? series.durationMins,
      leadDays: given.leadDays ?? series.leadDays,
    }
    const payload = await write(async (transaction) => {
      await writeSeries(transaction, series, input.version, { rule: endingBefore(series.rule, slot) })
      await transaction.occurrence.deleteMany({ where: { seriesId: series.id, state: 'PLANNED', slot: { gte: slot } } })
      const planned = await transaction.occurrence.findFirst({
        where: { seriesId: series.id, state: 'PLANNED' },
        select: { id: true },
      })
      if (!planned) await transaction.series.update({ where: { id: series.id }, data: { status: 'ENDED' } })
      const { id: seriesId } = await transaction.series.create({
        data: {
          ...rhythm,
          ...spans,
          taskRecordId: series.taskRecordId,
          vehicleId: vehicleId === undefined ? series.vehicleId : vehicleId,
          status: series.status,
          previousId: series.id,
          turns: series.turns,
          generatedTo: wallOf(context.now, rhythm.timeZone),
          createdAt: context.now,
        },
        select: { id: true },
      })
      await keepSkips(transaction, slot, { before: series.id, after: seriesId }, { ...rhythm, ...spans })
      return { seriesId }
    })
    await runRoutines(context.services, [payload.seriesId])
    return payload
  },
  success: seriesInAnswer,
})

/** The rule for what is left: of a number of times, those that were not before. */
function remaining({ rule, startsOn }: { rule: string; startsOn: Date }, slot: Date): string {
  const parts = partsOf(rule)
  return ruleText({ ...parts, COUNT: parts.COUNT && parts.COUNT - countBefore(rule, startsOn, slot) })
}

const endingBefore = (rule: string, slot: Date): string =>
  ruleText({ ...partsOf(rule), COUNT: null, UNTIL: new Date(slot.getTime() - 1000) })
