import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { Delegation } from './Delegation.ts'
import { delegationList } from './delegationList.ts'

builder.queryField('delegations', (t) =>
  t.connection({
    type: Delegation,
    description: 'The records the viewer has delegated or was asked to take.',
    ...policy('records.see'),
    args: delegationList.args(t),
    resolve: (_root, args, context, info) => delegationList.page(context, info, args, 'delegations'),
  }),
)
