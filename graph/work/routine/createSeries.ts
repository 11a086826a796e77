import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'
import { visibleTaskRecords } from '../task/visibleTasks.ts'
import { addSeries } from './addSeries.ts'
import { seriesInAnswer } from './answers.ts'
import { workObstacle } from './obstacles.ts'
import { presetOfClass } from './presets.ts'
import { checkSpans, rhythmOf } from './recurrenceInput.ts'
import { runRoutines } from './runRoutines.ts'
import { recurrenceField, spanFields, startsOnField, vehicleField } from './seriesInput.ts'
import { the } from '../../kernel/noun.ts'

mutation('createSeries', {
  description: 'Creates a routine from a task record; its upcoming occurrences are added to the ledger immediately.',
  policy: 'tasks.edit',
  input: (t) => ({
    taskRecordId: t.id({ required: true, description: 'The task record to repeat.' }),
    recurrence: t.field({
      ...recurrenceField,
      description: 'How often it falls due; defaults to the common recurrence of its action class.',
    }),
    startsOn: t.field({ ...startsOnField, required: true }),
    ...spanFields(t),
    vehicleId: t.id(vehicleField),
  }),
  async resolve(input, { context, write }) {
    const taskRecord = await context.db.prisma.taskRecord.findFirst({
      where: {
        AND: [visibleTaskRecords(context), { id: uuidOf('TaskRecord', input.taskRecordId) }],
      },
      include: { organization: { select: { archivedAt: true, timeZone: true } } },
    })
    if (!taskRecord) throw new NotFoundError(the('TaskRecord'))
    requirePlaced(context.requireViewer(), 'tasks.edit', taskRecord)
    const obstacle = workObstacle(taskRecord)
    if (obstacle) throw new ValidationError([{ path: 'taskRecordId', message: obstacle }])
    const { organization, organizationId, actionClassId, serviceTimeMins } = taskRecord
    const said = {
      recurrence: input.recurrence ?? { preset: presetOfClass(actionClassId) },
      startsOn: input.startsOn,
      timeZone: input.timeZone ?? organization.timeZone,
    }
    const vehicleId = await vehicleIn(context, taskRecord.rootId, input.vehicleId)
    const { durationMins, leadDays } = checkSpans(input)
    const rhythm = await rhythmOf(context, said, organizationId)
    const payload = await write((transaction) =>
      addSeries(transaction, context, {
        taskRecordId: taskRecord.id,
        rhythm,
        serviceTimeMins,
        durationMins,
        leadDays,
        vehicleId,
      }),
    )
    await runRoutines(context.services, [payload.seriesId])
    return payload
  },
  success: seriesInAnswer,
})
