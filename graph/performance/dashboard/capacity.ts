// How many minutes people work in the week that it is.
import type { Context } from '../../kernel/context.ts'
import type { TeamPlace } from '../../planning/planner/teamPlace.ts'
import type { Span } from '../../people/schedule/businessTime.ts'
import { workerKey, minutesIn, workingTimes, type Worker } from '../../people/schedule/workingTimes.ts'
import { instantAt, wallAt, weekdayOf } from '../../people/schedule/zoneDays.ts'

function weekOf({ timeZone }: TeamPlace, now: Date): Span {
  const { day } = wallAt(timeZone, now.getTime())
  const monday = day - weekdayOf(day) + 1
  return { from: instantAt(timeZone, monday, 0), to: instantAt(timeZone, monday + 7, 0) }
}

/** By the key of the worker. */
export async function capacities(
  context: Context,
  place: TeamPlace,
  workers: readonly Worker[],
): Promise<Map<string, number>> {
  const times = await workingTimes(context, workers, weekOf(place, context.now))
  return new Map(workers.map((worker) => [workerKey(worker), minutesIn(times.get(workerKey(worker))!.working)]))
}
