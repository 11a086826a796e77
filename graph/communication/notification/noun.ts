import { noun } from '../../kernel/noun.ts'

noun('Notification', 'notification', 'notifications', {
  audited: false,
  searched: false,
  exported: {
    description: "The viewer's notifications.",
    isOwn: true,
    columns: { At: 'at', Kind: 'kindName', Text: 'text', From: 'actorName', Urgent: 'isUrgent', Read: 'readAt' },
  },
})
