import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { commandsPlaced, libraryWhere, requirePlaced, type Placement } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

export const visibleSops = (context: Context): Prisma.SopWhereInput => libraryWhere(context.requireViewer())

/** A draft is seen by whoever may write it. */
export const seesDrafts = (context: Context, placement: Placement) =>
  commandsPlaced(context.requireViewer(), 'tasks.edit', placement)

export const { loadWritten, named: findSop } = declareNode('Sop', visibleSops)

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

/** The same, which the viewer may change. */
export async function sopToChange(context: Context, id: string) {
  const sop = await findSop(context, id)
  requirePlaced(context.requireViewer(), 'tasks.edit', sop)
  return sop
}
