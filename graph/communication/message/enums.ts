import { builder } from '../../kernel/builder.ts'

export const MessageKind = builder.enumType('MessageKind', {
  description: 'How something was said.',
  values: {
    MESSAGE: { description: 'In the product.' },
    MAIL: { description: 'By mail, too.' },
  },
})

export const MailState = builder.enumType('MailState', {
  description: 'How far a mail is.',
  values: {
    QUEUED: { description: 'It waits to be sent.' },
    SENT: { description: 'The mail server has taken it.' },
    FAILED: { description: 'It could not be sent; why is said beside it.' },
  },
})

export const ThreadBox = builder.enumType('ThreadBox', {
  description: 'Which threads are looked at.',
  values: {
    ALL: { description: 'All in sight.' },
    MINE: { description: 'Those that the viewer takes part in.' },
    ROLE: { description: 'Those for which the viewer holds the responsible role.' },
    UNREAD: { description: 'Those that concern the viewer and have something unread.' },
  },
})
