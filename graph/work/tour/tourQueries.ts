import { builder } from '../../kernel/builder.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { Tour } from './Tour.ts'
import { tourList } from './tourList.ts'
import { TourRun } from './TourRun.ts'
import { tourRunList } from './tourRunList.ts'
import { visibleRuns } from './visibleRuns.ts'
import { visibleTours } from './visibleTours.ts'

builder.queryFields((t) => ({
  tours: t.connection({
    type: Tour,
    description: 'The tours of the tour library.',
    ...policy('tasks.use'),
    args: tourList.args(t),
    resolve: (_root, args, context, info) => tourList.page(context, info, args, 'tours'),
  }),
  tourRuns: t.connection({
    type: TourRun,
    description: 'The tour runs visible to the viewer.',
    ...policy('tasks.use'),
    args: tourRunList.args(t),
    resolve: (_root, args, context, info) => tourRunList.page(context, info, args, 'tourRuns'),
  }),
  tour: t.prismaField({
    type: Tour,
    nullable: true,
    description: 'The tour with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('tasks.use'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.tour.findFirst({
        ...query,
        where: { AND: [visibleTours(context), { id: uuidLookedUp('Tour', id) }] },
      }),
  }),
  tourRun: t.prismaField({
    type: TourRun,
    nullable: true,
    description: 'The run with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('tasks.use'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.tourRun.findFirst({
        ...query,
        where: { AND: [visibleRuns(context), { id: uuidLookedUp('TourRun', id) }] },
      }),
  }),
}))
