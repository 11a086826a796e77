import { builder } from '../../kernel/builder.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { Checklist } from './Checklist.ts'
import { checklistList } from './checklistList.ts'
import { visibleChecklists } from './visibleChecklists.ts'

builder.queryFields((t) => ({
  checklists: t.connection({
    type: Checklist,
    description: 'The checklists the viewer may use.',
    ...policy('tasks.use'),
    args: checklistList.args(t),
    resolve: (_root, args, context, info) => checklistList.page(context, info, args, 'checklists'),
  }),
  checklist: t.prismaField({
    type: Checklist,
    nullable: true,
    description: 'The checklist with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('tasks.use'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.checklist.findFirst({
        ...query,
        where: { AND: [visibleChecklists(context), { id: uuidLookedUp('Checklist', id) }] },
      }),
  }),
}))
