import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Mention, type KeptMention } from '../../work/mention/Mention.ts'
import { User } from '../../people/user/User.ts'
import { MessageKind } from './enums.ts'
import { MessageMail } from './MessageMail.ts'
import './readMessages.ts'

export const Message = builder.prismaObject('Message', {
  description: 'A message in a thread; messages are never changed.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text of the message.' }),
    mentions: t.field({
      type: [Mention],
      description: 'Where the text mentions users and roles.',
      select: { mentions: true },
      resolve: ({ mentions }) => mentions as unknown as KeptMention[],
    }),
    kind: t.expose('kind', { type: MessageKind, description: 'How the message was sent.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was posted.' }),
    author: t.relation('author', { type: User, description: 'The user who wrote the message.' }),
    isMine: t.boolean({
      description: 'Whether the viewer wrote the message.',
      select: { authorId: true },
      resolve: ({ authorId }, _args, context) => authorId === context.requireViewer().id,
    }),
    mail: t.relation('mail', {
      type: MessageMail,
      nullable: true,
      description: 'The email that the message was sent as; null if it was not sent by email.',
    }),
  }),
})
