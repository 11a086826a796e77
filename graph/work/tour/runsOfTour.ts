import { builder } from '../../kernel/builder.ts'
import { Tour } from './Tour.ts'
import { TourRun } from './TourRun.ts'
import { tourRunList } from './tourRunList.ts'

builder.prismaObjectField(Tour, 'runs', (t) =>
  t.connection({
    type: TourRun,
    description: 'The runs of the tour that are visible to the viewer.',
    args: tourRunList.args(t),
    resolve: ({ id }, args, context, info) => tourRunList.page(context, info, args, `runs ${id}`, { tourId: id }),
  }),
)
