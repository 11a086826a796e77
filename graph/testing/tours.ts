import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/** A tour of one stop with a run, of an organization; answers with their global ids by type. */
export async function ownTours({ prisma, clock }: World, { id: organizationId }: Organization, name: string) {
  const tour = await prisma.tour.create({
    data: { organizationId, name, typeId: 1, actionClassId: 1, stops: { create: { position: 0, name } } },
  })
  const { userId: creatorId } =
    (await prisma.membership.findFirst({ where: { organizationId } })) ?? (await prisma.membership.findFirstOrThrow())
  const run = await prisma.tourRun.create({
    data: {
      organizationId,
      tourId: tour.id,
      creatorId,
      plannedStart: clock.now(),
      stops: { create: { position: 0, name } },
    },
    include: { stops: true },
  })
  return {
    Tour: globalId('Tour', tour.id),
    TourRun: globalId('TourRun', run.id),
    TourRunStop: globalId('TourRunStop', run.stops[0]!.id),
  }
}
