// Who sees which routines: whoever uses tasks where the task record stands.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { visibleTaskRecords } from '../task/visibleTasks.ts'

export const visibleSeries = (context: Context): Prisma.SeriesWhereInput => ({
  taskRecord: visibleTaskRecords(context),
})

export const visibleOccurrences = (context: Context): Prisma.OccurrenceWhereInput => ({
  series: visibleSeries(context),
})

export const loadSeries: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Series', select: { id: true } })
  const where = { AND: [visibleSeries(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.series.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

export const loadOccurrences: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Occurrence', select: { id: true } })
  const where = { AND: [visibleOccurrences(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.occurrence.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}
