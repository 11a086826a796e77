import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { placedWhere } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The runs where the viewer uses tours, and those that are given to them. */
export function visibleRuns(context: Context): Prisma.TourRunWhereInput {
  const viewer = context.requireViewer()
  return { OR: [placedWhere(viewer, 'tasks.use'), { assigneeId: viewer.id, rootId: { in: viewer.rootIds } }] }
}

export const loadRuns: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'TourRun', select: { id: true } })
  const where = { AND: [visibleRuns(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.tourRun.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

export const loadRunStops: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'TourRunStop', select: { id: true } })
  const where = { AND: [{ run: visibleRuns(context) }, { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.tourRunStop.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The run that a mutation has written, for its answer. */
export function loadWrittenRun(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'TourRun', select: { id: true } })
  return context.db.prisma.tourRun.findUniqueOrThrow({ ...query, where: { id } })
}
