import type { builder } from '../../kernel/builder.ts'
import { loadUser } from './loadUser.ts'
import { User } from './User.ts'

type Fields = PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)['$inferSchemaTypes'], { userId: string }>

/** The answer of a change that somebody makes of their own account. */
export const userInAnswer = (t: Fields) => ({
  user: t.field({
    type: User,
    description: 'The user it belongs to.',
    resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
  }),
})
