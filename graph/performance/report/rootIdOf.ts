import type { Context } from '../../kernel/context.ts'
import { visibleMetrics } from '../metric/visibleMetrics.ts'

/** The tree of the first of some metrics that the viewer reads; those of a request are looked up at once. */
export async function rootIdOf(context: Context, metricIds: readonly string[]): Promise<string | null> {
  const loader = context.loader<string, string | null>('trees of metrics', async (ids) => {
    const rows = await context.db.prisma.metric.findMany({
      where: { AND: [visibleMetrics(context), { id: { in: [...ids] } }] },
      select: { id: true, rootId: true },
    })
    return ids.map((id) => rows.find((row) => row.id === id)?.rootId ?? null)
  })
  const found = await Promise.all(metricIds.map((id) => loader.load(id)))
  return found.find((one) => one !== null) ?? null
}
