import { builder } from '../../kernel/builder.ts'
import { User } from '../../people/user/User.ts'

export const SopAcknowledgement = builder.prismaObject('SopAcknowledgement', {
  description: 'A confirmation that a user has read a version of an SOP.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A unique identifier of the acknowledgement.' }),
    user: t.relation('user', { type: User, description: 'The user who read the version.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
  }),
})
