import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { firstPage, wholeArgs } from '../../kernel/paging.ts'
import { Delegation } from './Delegation.ts'

const DelegationDirection = builder.enumType('DelegationDirection', {
  description: 'The direction of a delegation, as seen by the viewer.',
  values: {
    OUTGOING: { description: 'Delegated by the viewer.' },
    INCOMING: { description: 'Delegated to the viewer.' },
  },
})

builder.queryField('delegationList', (t) =>
  t.prismaField({
    type: [Delegation],
    description: 'The records the viewer has delegated or was asked to take, newest first.',
    ...policy('records.see'),
    args: {
      ...wholeArgs(t),
      direction: t.arg({
        type: DelegationDirection,
        required: true,
        description: 'Whether to list incoming or outgoing delegations.',
      }),
      isOpen: t.arg.boolean({
        description: 'If true, only delegations that are pending or accepted; if false, only ones that are over.',
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
