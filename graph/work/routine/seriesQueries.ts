import { builder } from '../../kernel/builder.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'
import { Series } from './Series.ts'
import { seriesList } from './seriesList.ts'
import { visibleSeries } from './visibleSeries.ts'

builder.queryFields((t) => ({
  routines: t.connection({
    type: Series,
    description: 'The routines visible to the viewer.',
    ...policy('tasks.use'),
    args: seriesList.args(t),
    resolve: (_root, args, context, info) => seriesList.page(context, info, args, 'routines'),
  }),
  routine: t.prismaField({
    type: Series,
    nullable: true,
    description: 'The routine with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('tasks.use'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.series.findFirst({
        ...query,
        where: { AND: [visibleSeries(context), { id: uuidLookedUp('Series', id) }] },
      }),
  }),
}))

declareOrganizationPermissions({
  schedule: [
    'Whether the viewer may schedule the routines of the organization and its sub-organizations, or of their own part of it.',
    'tasks.edit',
  ],
})
