import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { markAsOf } from '../../kernel/asOf.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Breach } from './Breach.ts'
import { breachList } from './breachList.ts'
import { breachThen, visibleBreaches } from './visibleBreaches.ts'

builder.queryFields((t) => ({
  breaches: t.connection({
    type: Breach,
    description: 'The breaches visible to the viewer.',
    ...policy('benchmarks.read'),
    args: breachList.args(t),
    resolve: (_root, args, context, info) => breachList.page(context, info, args, 'breaches'),
  }),
  breach: t.prismaField({
    type: Breach,
    nullable: true,
    description: 'The breach with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('benchmarks.read'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.breach.findFirst({
        ...query,
        where: { AND: [visibleBreaches(context), { id: uuidLookedUp('Breach', id) }] },
      }),
  }),
}))

builder.prismaObjectField(Action, 'breach', (t) =>
  t.field({
    type: Breach,
    nullable: true,
    description: 'The breach that opened the record; null if none.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) => {
      const { asOf } = context
      const select = { id: true, ...(asOf && breachThen.select) } as const
      const query = queryFromInfo({ context, info, typeName: 'Breach', select })
      return context
        .loader<string, never | null>(`breach of ${JSON.stringify(query)}`, async (ids) => {
          const rows = await context.db.prisma.breachAction.findMany({
            where: { actionId: { in: [...ids] } },
            select: { actionId: true, breach: query },
          })
          return ids.map((one) => {
            const breach = rows.find(({ actionId }) => actionId === one)?.breach
            if (!breach || (asOf && !breachThen.settle(breach, asOf))) return null
            return markAsOf(breach, context) as never
          })
        })
        .load(id)
    },
  }),
)
