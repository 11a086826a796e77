import { builder } from '../../kernel/builder.ts'

export const MessageKind = builder.enumType('MessageKind', {
  description: 'How a message was sent.',
  values: {
    MESSAGE: { description: 'Sent in the product only.' },
    MAIL: { description: 'Sent in the product and by email.' },
  },
})

export const MailState = builder.enumType('MailState', {
  description: 'The status of an email.',
  values: {
    QUEUED: { description: 'Waiting to be sent.' },
    SENT: { description: 'Accepted by the mail server.' },
    FAILED: { description: 'Could not be sent; MessageMail.error gives the reason.' },
  },
})
