import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Thread', t.one, t.many, t.the, {
  audited: false,
  searched: false,
  exported: {
    description: 'Message threads that the viewer takes part in.',
    columns: {
      Number: 'internalID',
      Subject: 'subject',
      Organization: 'organizationName',
      Record: 'action.key',
      Responsible: 'responsible',
      Participants: 'participants.name',
      Messages: 'messageCount',
      Last: 'lastAt',
      Closed: 'closedAt',
    },
  },
})
