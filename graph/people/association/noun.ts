import { noun } from '../../kernel/noun.ts'

noun('AssociationRequest', 'association request', 'association requests', {
  audited: true,
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
