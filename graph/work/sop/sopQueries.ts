import { builder } from '../../kernel/builder.ts'
import { libraryFilter } from '../../kernel/libraryFilter.ts'
import { policy } from '../../kernel/node.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Sop } from './Sop.ts'
import { visibleSops } from './visibleSops.ts'

builder.queryFields((t) => ({
  sops: t.connection({
    type: Sop,
    description: 'The standard operating procedures that the viewer may read, by name.',
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
      const where = { AND: [visibleSops(context), libraryFilter(args)] }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Sop',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      return pageByNumber('sops', args, (entries) =>
        context.db.prisma.sop.findMany({
          ...query,
          where,
          orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
          ...entries,
        }),
      )
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
