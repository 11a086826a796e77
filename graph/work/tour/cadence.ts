// How often a tour falls due: a task record of the tour, and the routine of that.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addSeries } from '../routine/addSeries.ts'
import { checkSpans, rhythmOf, type Rhythm } from '../routine/recurrenceInput.ts'
import { recurrenceField, spanFields, startsOnField, type Recurrence } from '../routine/seriesInput.ts'
import { wallOf, wallText } from '../../kernel/time/wallTime.ts'

export const TourCadenceInput = builder.inputType('TourCadenceInput', {
  description: 'How often a tour falls due, and from when on.',
  fields: (t) => ({
    recurrence: t.field({ ...recurrenceField, required: true }),
    startsOn: t.field({ ...startsOnField, ...orLegacy() }),
    startsAt: t.field({ type: 'DateTime', description: 'The start as an instant.', ...legacy() }),
    ...spanFields(t),
  }),
})

interface CadenceInput {
  recurrence: Recurrence
  startsOn?: string | null
  startsAt?: Date | null
  timeZone?: string | null
  durationMins?: number | null
  leadDays?: number | null
}

export interface Cadence {
  rhythm: Rhythm
  durationMins: number | null | undefined
  leadDays: number | null | undefined
}

/** The cadence that an input means; what is wrong with it is said of its fields, below `path`. */
export async function cadenceIn(
  context: Context,
  input: CadenceInput,
  at: { organizationId: string; timeZone: string },
  path = '',
): Promise<Cadence> {
  try {
    const { durationMins, leadDays } = checkSpans(input)
    const timeZone = input.timeZone ?? at.timeZone
    const startsOn = input.startsAt ? wallText(wallOf(input.startsAt, at.timeZone)) : (input.startsOn ?? '')
    return {
      rhythm: await rhythmOf(context, { ...input, startsOn, timeZone }, at.organizationId),
      durationMins,
      leadDays,
    }
  } catch (error) {
    if (!(error instanceof ValidationError) || !path) throw error
    throw new ValidationError(error.fields.map((field) => ({ ...field, path: `${path}.${field.path}` })))
  }
}

interface TourToWork {
  id: string
  organizationId: string
  departmentId: string | null
  groupId: string | null
  name: string
  description: string
  actionClassId: number
}

/** Puts a tour to work: its task record with who walks it in turn, and the routine where there is a cadence. */
export async function addCadence(
  transaction: Transaction,
  context: Context,
  tour: TourToWork,
  assignees: readonly string[],
  cadence: Cadence | null,
) {
  const { id: tourId, organizationId, departmentId, groupId, name: title, description, actionClassId } = tour
  const { _sum: sums } = await transaction.tourStop.aggregate({ where: { tourId }, _sum: { serviceMins: true } })
  const serviceTimeMins = sums.serviceMins ?? 0
  const record = await transaction.taskRecord.create({
    data: {
      tourId,
      organizationId,
      departmentId,
      groupId,
      title,
      description,
      actionClassId,
      serviceTimeMins,
      priorityId: 4,
      creatorId: context.requireViewer().id,
      createdAt: context.now,
      assignees: { createMany: { data: assignees.map((userId, position) => ({ userId, position })) } },
    },
    select: { id: true },
  })
  if (!cadence) return { seriesId: null }
  return addSeries(transaction, context, { taskRecordId: record.id, serviceTimeMins, ...cadence })
}
