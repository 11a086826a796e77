import { builder } from '../../kernel/builder.ts'
import { MailState } from './enums.ts'

export const MessageMail = builder.prismaObject('Mail', {
  variant: 'MessageMail',
  description: 'The mail that a message left as.',
  select: { id: true },
  fields: (t) => ({
    to: t.expose('to', { type: ['EmailAddress'], description: 'To whom it goes.' }),
    subject: t.exposeString('subject', { description: 'What stands above it.' }),
    state: t.expose('state', { type: MailState, description: 'How far it is.' }),
    error: t.exposeString('error', {
      description: 'Why it was not sent, in the words of the mail server; empty where it was or waits.',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, description: 'When the mail server took it.' }),
  }),
})
