import { builder } from '../builder.ts'
import { forward } from '../paging.ts'
import { Tour } from './Tour.ts'
import { TourRun } from './TourRun.ts'
import { visibleRuns } from './visibleRuns.ts'

builder.prismaObjectField(Tour, 'runs', (t) =>
  t.prismaConnection({
    type: TourRun,
    cursor: 'legacyId',
    description: 'Its runs in sight, the newest first.',
    resolve: (query, { id }, args, context) => {
      forward(args)
      const where = { AND: [visibleRuns(context), { tourId: id }] }
      return context.db.prisma.tourRun.findMany({ ...query, where, orderBy: { legacyId: 'desc' } })
    },
  }),
)
