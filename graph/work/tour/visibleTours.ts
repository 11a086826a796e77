import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { libraryWhere } from '../../kernel/placed.ts'
import { requireToEdit } from './permissions.ts'

export const visibleTours = (context: Context): Prisma.TourWhereInput => libraryWhere(context.requireViewer())

const tours = declareNode('Tour', visibleTours)
export const { load: loadTours, loadWritten: loadWrittenTour } = tours

/** The tour that an input names, seen by the viewer. */
export const tourNamed = (context: Context, id: string) =>
  tours.named(context, id, {
    include: {
      stops: { orderBy: { position: 'asc' }, include: { location: true } },
      startLocation: true,
      endLocation: true,
      organization: true,
    },
  })

/** The same, and the viewer may change it. */
export async function tourToChange(context: Context, id: string) {
  const tour = await tourNamed(context, id)
  await requireToEdit(context, tour)
  return tour
}

export type NamedTour = Awaited<ReturnType<typeof tourNamed>>
