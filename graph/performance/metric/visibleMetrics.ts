import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { libraryWhere } from '../../kernel/placed.ts'

/** Metrics are known to their whole tree; whose values one reads is another matter. */
export const visibleMetrics = (context: Context): Prisma.MetricWhereInput =>
  libraryWhere(context.requireViewer(), 'metrics.read')

const metrics = declareNode('Metric', visibleMetrics)
export const { loadWritten: loadWrittenMetric } = metrics

/** The metric that an input names, seen by the viewer, with its formulas, the current one beside them. */
export async function metricIn(context: Context, id: string) {
  const metric = await metrics.named(context, id, { include: { formulas: { orderBy: { number: 'desc' } } } })
  return { ...metric, current: metric.formulas.find(({ number }) => number === metric.formulaNumber)! }
}

export type MetricNamed = Awaited<ReturnType<typeof metricIn>>
