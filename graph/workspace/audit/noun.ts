import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('AuditEntry', t.one, t.many, t.the, {
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
