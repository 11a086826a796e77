import { noun } from '../../kernel/noun.ts'

noun('AuditEntry', 'audit entry', 'audit entries', {
  audited: false,
  searched: false,
  exported: {
    list: 'AUDIT',
    description: 'The audit log of an organization.',
    of: 'Organization',
    columns: {
      At: 'at',
      Who: 'actor.name',
      Organization: 'organization.name',
      Action: 'action',
      Noun: 'nounName',
      What: 'about',
      Uuid: 'nounUuid',
      Event: 'event',
    },
  },
})
