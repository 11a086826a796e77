import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { firstPage, wholeArgs } from '../../kernel/paging.ts'
import { Delegation } from './Delegation.ts'

const DelegationDirection = builder.enumType('DelegationDirection', {
  description: 'Which way a delegation went, as the viewer sees it.',
  values: {
    OUTGOING: { description: 'The viewer passed it on.' },
    INCOMING: { description: 'The viewer was asked to take it.' },
  },
})

builder.queryField('delegationList', (t) =>
  t.prismaField({
    type: [Delegation],
    description: 'What the viewer has delegated, or what was delegated to them, latest first.',
    ...policy('records.see'),
    args: {
      ...wholeArgs(t),
      direction: t.arg({ type: DelegationDirection, required: true, description: 'Which way.' }),
      isOpen: t.arg.boolean({
        description: 'Only what waits for an answer or is with the delegate, or only what is over.',
      }),
    },
    resolve: (query, _root, { direction, isOpen, first }, context) => {
      const { id, rootIds } = context.requireViewer()
      const open = { in: ['ASKED' as const, 'ACCEPTED' as const] }
      return context.db.prisma.delegation.findMany({
        ...query,
        where: {
          action: { rootId: { in: rootIds } },
          ...(direction === 'OUTGOING' ? { fromId: id } : { toId: id }),
          ...(isOpen == null ? {} : { state: isOpen ? open : { not: open } }),
        },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: firstPage(first).limit,
      })
    },
  }),
)
