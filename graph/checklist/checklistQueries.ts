import { builder } from '../builder.ts'
import { libraryFilter } from '../libraryFilter.ts'
import { policy } from '../node.ts'
import { forward } from '../paging.ts'
import { Checklist } from './Checklist.ts'
import { visibleChecklists } from './visibleChecklists.ts'

builder.queryFields((t) => ({
  checklists: t.prismaConnection({
    type: Checklist,
    cursor: 'legacyId',
    description: 'The checklists that the viewer may use, by name.',
    ...policy('tasks.use'),
    args: {
      search: t.arg.string({ description: 'Part of the name.' }),
      organizationUuid: t.arg.string({ description: 'Only those of the tree of this organization.' }),
      includeArchived: t.arg.boolean({ required: true, defaultValue: false, description: 'Also those that are archived.' }),
    },
    resolve: (query, _root, args, context) => {
      forward(args)
      const where = { AND: [visibleChecklists(context), libraryFilter(args)] }
      return context.db.prisma.checklist.findMany({ ...query, where, orderBy: [{ name: 'asc' }, { legacyId: 'asc' }] })
    },
  }),
  checklist: t.prismaField({
    type: Checklist,
    nullable: true,
    description: 'The checklist with this number, or null where there is no such checklist for the viewer.',
    ...policy('tasks.use'),
    args: { internalID: t.arg.int({ required: true, description: 'The number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.checklist.findFirst({ ...query, where: { AND: [visibleChecklists(context), { legacyId: internalID }] } }),
  }),
}))
