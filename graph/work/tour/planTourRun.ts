import { readSubject } from '../action/readActions.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { noteStartsSoon } from './noteStartsSoon.ts'
import { requireToPlan } from './permissions.ts'
import { planOf } from './plan.ts'
import { runInAnswer } from './runInAnswer.ts'
import { walkerIn } from './walkers.ts'
import { tourNamed } from './visibleTours.ts'
import { includedRecords, namedRecords, requireWalk, stopsOfTour } from './waypoints.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

mutation('planTourRun', {
  description:
    'Plans a run of a tour by proposing an order for its stops, with a reason for each; returns the existing run if the record already has one.',
  policy: 'tasks.use',
  input: (t) => ({
    tourId: t.id({ required: true, description: 'The tour.' }),
    startsAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When the run starts; time windows refer to that day.',
    }),
    actionIds: t.idList({ description: 'More action records to include, besides those the tour includes.' }),
    actionId: t.id({ description: 'The action record of the tour that the run carries out.' }),
    assigneeId: t.id({
      description: 'The user who does the run; defaults to the assignee of the record, or else to the viewer.',
    }),
  }),
  async resolve(input, { context, write }) {
    const tour = await tourNamed(context, input.tourId)
    const record = input.actionId == null ? null : await recordOf(context, tour.id, input.actionId)
    const place = record ?? tour
    const viewer = context.requireViewer()
    await requireToPlan(context, { ...place, status: tour.status })
    const known = record && (await liveRunOf(context, record.id))
    if (known) return { runId: known.id }
    const assigneeId = await walkerIn(context, place, input.assigneeId ?? null, record?.assigneeId ?? viewer.id)
    const named = await namedRecords(
      context,
      (input.actionIds ?? []).map((id) => uuidOf('Action', id)),
      input.startsAt,
    )
    const stops = requireWalk([
      ...stopsOfTour(tour, input.startsAt),
      ...(await includedRecords(context, tour, input.startsAt)),
      ...named,
    ])
    const plan = await planOf(context.services, stops, {
      from: input.startsAt,
      start: tour.startLocation,
      end: tour.endLocation,
      speedKmh: tour.speedKmh,
      fixed: tour.orderRule === 'FIXED',
      timeZone: tour.organization.timeZone,
      language: context.language,
    })
    const { organizationId, departmentId, groupId } = place
    const data = {
      organizationId,
      departmentId,
      groupId,
      assigneeId,
      tourId: tour.id,
      actionId: record?.id ?? null,
      plannedStart: input.startsAt,
      plannedEnd: plan.plannedEnd,
      plannedKm: plan.plannedKm,
      travel: plan.travel,
      creatorId: viewer.id,
      createdAt: context.now,
      stops: { create: plan.stops.map(({ waypoint, ...stop }, position) => ({ ...waypoint, ...stop, position })) },
    }
    return write(async (transaction) => {
      const { tourRun } = transaction
      // Two who open the run of a record at once get the same one.
      if (record) await transaction.$queryRaw`select id from action where id = ${record.id}::uuid for update`
      const live =
        record &&
        (await tourRun.findFirst({
          where: { actionId: record.id, status: { not: 'ABANDONED' } },
          select: { id: true },
        }))
      if (live) return { runId: live.id }
      const { id } = await tourRun.create({ data, select: { id: true } })
      await noteStartsSoon(transaction, context, { id })
      return { runId: id }
    })
  },
  success: runInAnswer,
})

const liveRunOf = (context: Context, actionId: string) =>
  context.db.prisma.tourRun.findFirst({ where: { actionId, status: { not: 'ABANDONED' } }, select: { id: true } })

/** The record that an input names, seen by the viewer, of this tour, and not closed. */
async function recordOf(context: Context, tourId: string, id: string) {
  const subject = await readSubject(context, { column: 'id', values: [uuidOf('Action', id)] })
  if (!subject) throw new NotFoundError(the('Action'))
  const where = { id: subject.id }
  const record = await context.db.prisma.action.findUniqueOrThrow({
    where,
    select: { ...placementColumns, id: true, tourId: true, assigneeId: true, organization: true },
  })
  if (record.tourId !== tourId) throw new ValidationError([{ path: 'actionId', message: t.otherTour }])
  return record
}
