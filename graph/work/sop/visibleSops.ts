import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { commandsPlaced, libraryWhere, requirePlaced, type Placement } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

export const visibleSops = (context: Context): Prisma.SopWhereInput => libraryWhere(context.requireViewer())

/** A draft is seen by whoever may write it. */
export const seesDrafts = (context: Context, placement: Placement) =>
  commandsPlaced(context.requireViewer(), 'tasks.edit', placement)

export const loadSops: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Sop', select: { id: true } })
  const where = { AND: [visibleSops(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.sop.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

export const loadSopVersions: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'SopVersion', select: { id: true } })
  const found = await context.db.prisma.sopVersion.findMany({
    where: { sop: visibleSops(context), id: { in: ids.filter(isUuid) } },
    select: { id: true, publishedAt: true, sop: true },
  })
  const seen = found.filter(({ publishedAt, sop }) => publishedAt || seesDrafts(context, sop)).map(({ id }) => id)
  const rows = await context.db.prisma.sopVersion.findMany({ ...query, where: { id: { in: seen } } })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The SOP that a mutation has written, for its answer. */
export function loadWritten(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Sop', select: { id: true } })
  return context.db.prisma.sop.findUniqueOrThrow({ ...query, where: { id } })
}

/** The SOP that an input names, as the viewer reads it. */
export async function findSop(context: Context, id: string) {
  const sop = await context.db.prisma.sop.findFirst({
    where: { AND: [visibleSops(context), { id: uuidOf('Sop', id, 'The SOP') }] },
  })
  if (!sop) throw new NotFoundError('The SOP')
  return sop
}

/** The same, which the viewer may change. */
export async function sopToChange(context: Context, id: string) {
  const sop = await findSop(context, id)
  requirePlaced(context.requireViewer(), 'tasks.edit', sop)
  return sop
}
