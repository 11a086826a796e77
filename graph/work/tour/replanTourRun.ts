import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check } from '../../kernel/validation.ts'
import { noteStartsSoon } from './noteStartsSoon.ts'
import { planOf } from './plan.ts'
import { runFields, runInAnswer } from './runInAnswer.ts'
import { requireStatus, runToWalk, writeRun, type RunStop } from './runToWalk.ts'
import { minuteOf, onDayOf } from './dayTimes.ts'
import { lastVisited } from './walkedKm.ts'
import { namedRecords, requireWalk, type NewStop } from './waypoints.ts'

mutation('replanTourRun', {
  description:
    'Proposes a new order for the remaining stops of a run, from another start, from the current position, or with more action records.',
  policy: 'tasks.use',
  input: (t) => ({
    ...runFields(t),
    startsAt: t.field({
      type: 'DateTime',
      description: 'When the run starts, if it has not started yet; a started run is replanned from now.',
    }),
    actionIds: t.idList({ description: 'More action records to include.' }),
  }),
  async resolve(input, call) {
    const { context } = call
    const run = await runToWalk(context, input.id)
    requireStatus(run, 'PLANNED', 'RUNNING')
    const { startsAt } = check(z.object({ startsAt: z.date().nullish() }), input)
    const isRunning = run.status === 'RUNNING'
    const from = isRunning ? context.now : (startsAt ?? run.plannedStart)
    const isOpen = ({ state }: RunStop) => state === 'PLANNED' || state === 'UNPLACEABLE'
    const behind = run.stops.filter((stop) => !isOpen(stop))
    const named = await namedRecords(
      context,
      (input.actionIds ?? []).map((id) => uuidOf('Action', id)),
      from,
    )
    const isNew = ({ actionId }: NewStop) => !run.stops.some((stop) => stop.actionId === actionId)
    const zone = run.organization.timeZone
    // Windows are of the day that the walk begins on.
    const moved = (at: Date | null) => at && onDayOf(from, zone, minuteOf(at, run.plannedStart, zone))
    const open = run.stops.filter(isOpen).map((stop): NewStop & { id?: string } => ({
      ...stop,
      opensAt: stop.actionId ? stop.opensAt : moved(stop.opensAt),
      closesAt: stop.actionId ? stop.closesAt : moved(stop.closesAt),
    }))
    const stops: (NewStop & { id?: string })[] = requireWalk([...open, ...named.filter(isNew)])
    const at = lastVisited(run)
    const plan = await planOf(context.services, stops, {
      from,
      start: at ?? run.tour.startLocation,
      end: run.tour.endLocation,
      speedKmh: run.tour.speedKmh,
      fixed: run.tour.orderRule === 'FIXED',
      timeZone: zone,
      language: context.language,
    })
    const walked = behind.reduce((sum, { actualKm }) => sum + (actualKm ?? 0), 0)
    const data = {
      plannedStart: isRunning ? undefined : from,
      plannedEnd: plan.plannedEnd,
      plannedKm: walked + plan.plannedKm,
      travel: plan.travel,
    }
    return writeRun(call, run, input.version, data, async (transaction) => {
      const { tourRunStop } = transaction
      let position = 0
      for (const { id } of behind) await tourRunStop.update({ where: { id }, data: { position: position++ } })
      await tourRunStop.deleteMany({ where: { runId: run.id, state: { in: ['PLANNED', 'UNPLACEABLE'] } } })
      await tourRunStop.createMany({
        data: plan.stops.map(({ waypoint, ...stop }) => ({
          ...waypoint,
          ...stop,
          runId: run.id,
          position: position++,
        })),
      })
      await noteStartsSoon(transaction, context, { id: run.id })
      return { runId: run.id }
    })
  },
  success: runInAnswer,
})
