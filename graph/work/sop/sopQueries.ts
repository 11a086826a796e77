import { builder } from '../../kernel/builder.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { Sop } from './Sop.ts'
import { sopList } from './sopList.ts'
import { visibleSops } from './visibleSops.ts'

builder.queryFields((t) => ({
  sops: t.connection({
    type: Sop,
    description: 'The standard operating procedures that the viewer may read.',
    ...policy('tasks.use'),
    args: sopList.args(t),
    resolve: (_root, args, context, info) => sopList.page(context, info, args, 'sops'),
  }),
  sop: t.prismaField({
    type: Sop,
    nullable: true,
    description: 'The SOP with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('tasks.use'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.sop.findFirst({
        ...query,
        where: { AND: [visibleSops(context), { id: uuidLookedUp('Sop', id) }] },
      }),
  }),
}))
