import { noun } from '../../kernel/noun.ts'
import { scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { visibleScope } from './visibleActions.ts'
import * as t from './__generated__/messages.ts'

/** Complete and withdrawn records are in none of these. */
const lastBucket = 5

noun('Action', t.oneAction, t.manyAction, t.theAction, {
  audited: false,
  searched: {
    kind: 'ACTION',
    description: 'An action record.',
    key: 'AR-',
    hasOwnIndex: true,
    from: 'action a',
    reach: (context, parameters) => scopeCondition(visibleScope(context.requireViewer()), parameters),
    number: 'a.number',
    title: 'a.title',
    organizationId: 'a.organization_id',
    at: 'a.scheduled_end',
    over: `a.bucket > ${lastBucket}`,
  },
  exported: false,
})

noun('HistoryEntry', t.oneHistoryEntry, t.manyHistoryEntry, t.theHistoryEntry, {
  table: 'action_history',
  audited: false,
  searched: false,
  exported: {
    description: 'The history of an action record.',
    of: 'Action',
    columns: {
      At: 'at',
      Who: 'actor.name',
      'On behalf of': 'onBehalfOf.name',
      What: 'label',
      Status: 'stateName',
      Reason: 'reason',
    },
  },
})
