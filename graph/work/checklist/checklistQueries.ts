import { builder } from '../../kernel/builder.ts'
import { libraryFilter } from '../../kernel/libraryFilter.ts'
import { policy } from '../../kernel/node.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Checklist } from './Checklist.ts'
import { visibleChecklists } from './visibleChecklists.ts'

builder.queryFields((t) => ({
  checklists: t.connection({
    type: Checklist,
    description: 'The checklists that the viewer may use, by name.',
    ...policy('tasks.use'),
    args: {
      search: t.arg.string({ description: 'Part of the name.' }),
      organizationUuid: t.arg.string({ description: 'Only those of the tree of this organization.' }),
      includeArchived: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Also those that are archived.',
      }),
    },
    resolve: (_root, args, context, info) => {
      const where = { AND: [visibleChecklists(context), libraryFilter(args)] }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Checklist',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      return pageByNumber('checklists', args, (entries) =>
        context.db.prisma.checklist.findMany({
          ...query,
          where,
          orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
          ...entries,
        }),
      )
    },
  }),
  checklist: t.prismaField({
    type: Checklist,
    nullable: true,
    description: 'The checklist with this number, or null where there is no such checklist for the viewer.',
    ...policy('tasks.use'),
    args: { internalID: t.arg.int({ required: true, description: 'The number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.checklist.findFirst({
        ...query,
        where: { AND: [visibleChecklists(context), { legacyId: internalID }] },
      }),
  }),
}))
