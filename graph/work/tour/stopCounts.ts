import type { TourStopState } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'

type Counts = Partial<Record<TourStopState, number>>

/** How many stops of a run are how far, for all runs of a request at once. */
export function stopCounts(context: Context, runId: string): Promise<Counts> {
  const loader = context.loader<string, Counts>('tour run stop counts', async (ids) => {
    const rows = await context.db.prisma.tourRunStop.groupBy({
      by: ['runId', 'state'],
      where: { runId: { in: [...ids] } },
      _count: true,
    })
    return ids.map((id) =>
      Object.fromEntries(rows.filter(({ runId: one }) => one === id).map(({ state, _count }) => [state, _count])),
    )
  })
  return loader.load(runId)
}
