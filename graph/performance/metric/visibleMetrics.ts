import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { libraryWhere } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** Metrics are known to their whole tree; whose values one reads is another matter. */
export const visibleMetrics = (context: Context): Prisma.MetricWhereInput =>
  libraryWhere(context.requireViewer(), 'metrics.read')

export const loadMetrics: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Metric', select: { id: true } })
  const where = { AND: [visibleMetrics(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.metric.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The metric that a mutation has written, for its answer. */
export function loadWrittenMetric(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Metric', select: { id: true } })
  return context.db.prisma.metric.findUniqueOrThrow({ ...query, where: { id } })
}

/** The metric that an input names, seen by the viewer, with its formulas, the current one beside them. */
export async function metricIn(context: Context, id: string) {
  const metric = await context.db.prisma.metric.findFirst({
    where: { AND: [visibleMetrics(context), { id: uuidOf('Metric', id, 'The metric') }] },
    include: { formulas: { orderBy: { number: 'desc' } } },
  })
  if (!metric) throw new NotFoundError('The metric')
  return { ...metric, current: metric.formulas.find(({ number }) => number === metric.formulaNumber)! }
}

export type MetricNamed = Awaited<ReturnType<typeof metricIn>>
