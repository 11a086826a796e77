import { builder } from '../../kernel/builder.ts'
import { MailState } from './enums.ts'

export const MessageMail = builder.prismaObject('Mail', {
  variant: 'MessageMail',
  description: 'The email that a message was sent as.',
  select: { id: true },
  fields: (t) => ({
    to: t.expose('to', { type: ['EmailAddress'], description: 'The recipients.' }),
    subject: t.exposeString('subject', { description: 'The subject line.' }),
    state: t.expose('state', { type: MailState, description: 'Whether the email is queued, was sent or has failed.' }),
    error: t.exposeString('error', {
      description: "The mail server's reason for the failure; empty if the email was sent or is queued.",
    }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mail server accepted it; null until then.',
    }),
  }),
})
