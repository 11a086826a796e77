import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { Checklist } from './Checklist.ts'
import { checklistList } from './checklistList.ts'
import { visibleChecklists } from './visibleChecklists.ts'

builder.queryFields((t) => ({
  checklists: t.connection({
    type: Checklist,
    description: 'The checklists that the viewer may use.',
    ...policy('tasks.use'),
    args: checklistList.args(t),
    resolve: (_root, args, context, info) => checklistList.page(context, info, args, 'checklists'),
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
