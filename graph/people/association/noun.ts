import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('AssociationRequest', t.one, t.many, t.the, {
  audited: {
    labels: { asked_for: t.askedFor, decider_id: t.decidedBy, decided_at: t.decided, invitation_id: t.invitation },
  },
  searched: false,
  exported: {
    description: 'Requests to join an organization.',
    columns: {
      Number: 'internalID',
      Person: 'user.name',
      Email: 'user.email',
      Organization: 'askedFor',
      Note: 'note',
      Status: 'statusName',
      Asked: 'createdAt',
      Decided: 'decidedAt',
      'Decided by': 'decidedBy.name',
      Reason: 'reason',
    },
  },
})
