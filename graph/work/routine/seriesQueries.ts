import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { Series } from './Series.ts'
import { seriesList } from './seriesList.ts'
import { visibleSeries } from './visibleSeries.ts'

builder.queryFields((t) => ({
  routines: t.connection({
    type: Series,
    description: 'The routines that the viewer sees.',
    ...policy('tasks.use'),
    args: seriesList.args(t),
    resolve: (_root, args, context, info) => seriesList.page(context, info, args, 'routines'),
  }),
  routine: t.prismaField({
    type: Series,
    nullable: true,
    description: 'The routine with this number, or null where there is no such routine for the viewer.',
    ...policy('tasks.use'),
    args: { internalID: t.arg.int({ required: true, description: 'The number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.series.findFirst({
        ...query,
        where: { AND: [visibleSeries(context), { legacyId: internalID }] },
      }),
  }),
}))

builder.prismaObjectField(Organization, 'viewerCanSchedule', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may schedule the routines of it and of all below, or of their own part of it.',
    select: { id: true, rootId: true },
    resolve: ({ id, rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'tasks.edit', { rootId, organizationId: id }),
  }),
)
