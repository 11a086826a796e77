import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Notification', t.one, t.many, t.the, {
  audited: false,
  searched: false,
  exported: {
    description: "The viewer's notifications.",
    isOwn: true,
    columns: { At: 'at', Kind: 'kindName', Text: 'text', From: 'actorName', Urgent: 'isUrgent', Read: 'readAt' },
  },
})
