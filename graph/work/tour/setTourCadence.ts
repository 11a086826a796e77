import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { recurrenceField, spanFields, startsOnField } from '../routine/seriesInput.ts'
import { runRoutines } from '../routine/runRoutines.ts'
import { assigneesIn } from '../task/taskRecordInput.ts'
import { addCadence, cadenceIn } from './cadence.ts'
import { tourInAnswer } from './tourInAnswer.ts'
import { tourToChange } from './visibleTours.ts'
import * as t from './__generated__/messages.ts'

mutation('setTourCadence', {
  description:
    'Sets the cadence on which a tour creates action records; an existing cadence is updated like a routine.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The tour.' }),
    assigneeIds: t.idList({
      description: 'The users who walk the tour; if there are several, its records are assigned to them in rotation.',
    }),
    recurrence: t.field({ ...recurrenceField, required: true }),
    startsOn: t.field({ ...startsOnField, required: true }),
    ...spanFields(t),
  }),
  async resolve({ id, assigneeIds, ...input }, { context, write }) {
    const tour = await tourToChange(context, id)
    const assignees = await assigneesIn(context, tour, assigneeIds ?? [])
    const cadence = await cadenceIn(context, input, {
      organizationId: tour.organizationId,
      timeZone: tour.organization.timeZone,
    })
    const payload = await write(async (transaction) => {
      // Two at once give it one cadence.
      await transaction.$queryRaw`select id from tour where id = ${tour.id}::uuid for update`
      const series = await transaction.series.findFirst({
        where: { taskRecord: { tourId: tour.id }, status: { not: 'ENDED' } },
      })
      if (series) throw new ConflictError(t.hasCadence)
      return { tourId: tour.id, ...(await addCadence(transaction, context, tour, assignees, cadence)) }
    })
    if (payload.seriesId) await runRoutines(context.services, [payload.seriesId])
    return payload
  },
  success: tourInAnswer,
})
