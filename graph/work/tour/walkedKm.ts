import type { Context } from '../../kernel/context.ts'
import type { Run, RunStop } from './runToWalk.ts'
import { waysBetween } from './ways.ts'

/** The stop that was visited last, or none. */
export const lastVisited = ({ stops }: Run): RunStop | undefined =>
  stops
    .filter(({ actualArrival }) => actualArrival)
    .sort(
      (one, other) => one.actualArrival!.getTime() - other.actualArrival!.getTime() || one.position - other.position,
    )
    .at(-1)

/** The kilometres from the place before to a stop, or to the end of the walk: as planned where the plan was kept. */
export async function walkedKm({ services }: Context, run: Run, stop: RunStop | null): Promise<number> {
  const before = lastVisited(run)
  if (stop && stop.state === 'PLANNED' && stop.position === (before?.position ?? -1) + 1) return stop.legKm
  const to = stop ?? run.tour.endLocation
  if (!to) return 0
  const { legs } = await waysBetween(services, [to], before ?? run.tour.startLocation, null, run.tour.speedKmh)
  return legs.km[1]![0]!
}
