import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { User } from '../../people/user/User.ts'
import { MessageKind } from './enums.ts'
import { MessageMail } from './MessageMail.ts'
import './readMessages.ts'

export const Message = builder.prismaObject('Message', {
  description: 'Something said in a thread; it is never changed.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What was said.' }),
    kind: t.expose('kind', { type: MessageKind, description: 'How it was said.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was said.' }),
    author: t.relation('author', { type: User, description: 'Who said it.' }),
    isMine: t.boolean({
      description: 'Whether the viewer said it.',
      select: { authorId: true },
      resolve: ({ authorId }, _args, context) => authorId === context.requireViewer().id,
    }),
    mail: t.relation('mail', {
      type: MessageMail,
      nullable: true,
      description: 'The mail that it left as, where it is one.',
    }),
  }),
})
