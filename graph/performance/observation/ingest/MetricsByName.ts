// The metrics that lines name by key or uuid. A key is one of an organization; where several have it, what is meant is
// the one nearest above the organization of the line.
import type { Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/node.ts'
import { visibleMetrics } from '../../metric/visibleMetrics.ts'
import { enteredColumns, enteredMetric, type EnteredMetric } from '../enteredMetric.ts'

export class MetricsByName {
  private readonly context: Context
  private readonly known = new Map<string, EnteredMetric[]>()

  constructor(context: Context) {
    this.context = context
  }

  async learn(names: Iterable<string>): Promise<void> {
    const wanted = [...new Set(names)].filter((name) => !this.known.has(name))
    if (!wanted.length) return
    for (const name of wanted) this.known.set(name, [])
    const rows = await this.context.db.prisma.metric.findMany({
      where: {
        AND: [visibleMetrics(this.context), { OR: [{ key: { in: wanted } }, { id: { in: wanted.filter(isUuid) } }] }],
      },
      select: enteredColumns,
    })
    for (const row of rows) {
      const metric = await enteredMetric(row)
      for (const name of [metric.key, metric.id]) this.known.get(name)?.push(metric)
    }
  }

  /** The metric of that name for an organization. */
  of(name: string, path: string | undefined): EnteredMetric | undefined {
    const metrics = this.known.get(name) ?? []
    if (metrics.length < 2 || path === undefined) return metrics[0]
    const above = metrics.filter(({ organization }) => path.startsWith(organization.path))
    return above.sort((one, other) => other.organization.path.length - one.organization.path.length)[0] ?? metrics[0]
  }
}
