import { builder } from '../builder.ts'
import { libraryFilter } from '../libraryFilter.ts'
import { policy } from '../node.ts'
import { forward } from '../paging.ts'
import { Sop } from './Sop.ts'
import { visibleSops } from './visibleSops.ts'

builder.queryFields((t) => ({
  sops: t.prismaConnection({
    type: Sop,
    cursor: 'legacyId',
    description: 'The standard operating procedures that the viewer may read, by name.',
    ...policy('tasks.use'),
    args: {
      search: t.arg.string({ description: 'Part of the name.' }),
      organizationUuid: t.arg.string({ description: 'Only those of the tree of this organization.' }),
      includeArchived: t.arg.boolean({ required: true, defaultValue: false, description: 'Also those that are archived.' }),
    },
    resolve: (query, _root, args, context) => {
      forward(args)
      const where = { AND: [visibleSops(context), libraryFilter(args)] }
      return context.db.prisma.sop.findMany({ ...query, where, orderBy: [{ name: 'asc' }, { legacyId: 'asc' }] })
    },
  }),
  sop: t.prismaField({
    type: Sop,
    nullable: true,
    description: 'The SOP with this number, or null where there is no such SOP for the viewer.',
    ...policy('tasks.use'),
    args: { internalID: t.arg.int({ required: true, description: 'The number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.sop.findFirst({ ...query, where: { AND: [visibleSops(context), { legacyId: internalID }] } }),
  }),
}))
