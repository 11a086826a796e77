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
