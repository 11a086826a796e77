import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { libraryWhere } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { requireToEdit } from './permissions.ts'

export const visibleTours = (context: Context): Prisma.TourWhereInput => libraryWhere(context.requireViewer())

export const loadTours: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Tour', select: { id: true } })
  const where = { AND: [visibleTours(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.tour.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The tour that a mutation has written, for its answer. */
export function loadWrittenTour(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Tour', select: { id: true } })
  return context.db.prisma.tour.findUniqueOrThrow({ ...query, where: { id } })
}

/** The tour that an input names, seen by the viewer. */
export async function tourNamed(context: Context, id: string) {
  const tour = await context.db.prisma.tour.findFirst({
    where: { AND: [visibleTours(context), { id: uuidOf('Tour', id, 'The tour') }] },
    include: {
      stops: { orderBy: { position: 'asc' }, include: { location: true } },
      startLocation: true,
      endLocation: true,
      organization: true,
    },
  })
  if (!tour) throw new NotFoundError('The tour')
  return tour
}

/** The same, and the viewer may change it. */
export async function tourToChange(context: Context, id: string) {
  const tour = await tourNamed(context, id)
  await requireToEdit(context, tour)
  return tour
}

export type NamedTour = Awaited<ReturnType<typeof tourNamed>>
