import { builder } from '../../kernel/builder.ts'
import { User } from '../../people/user/User.ts'

export const SopAcknowledgement = builder.prismaObject('SopAcknowledgement', {
  description: 'That somebody has read a version of an SOP.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells two of them apart.' }),
    user: t.relation('user', { type: User, description: 'Who has read it.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
})
