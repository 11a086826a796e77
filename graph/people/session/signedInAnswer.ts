import type { builder } from '../../kernel/builder.ts'
import { loadUser } from '../user/loadUser.ts'
import { User } from '../user/User.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type Payload = { accessToken: string; refreshToken: string; userId: string }

/** The answer of whatever begins a session. */
export const signedInAnswer = <P extends Payload>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, P>) => ({
  accessToken: t.string({
    description: 'The access token for the Authorization header, valid for ten minutes.',
    resolve: ({ accessToken }) => accessToken,
  }),
  refreshToken: t.string({
    description: 'The token for requesting the next access token; it expires after 14 days without use.',
    resolve: ({ refreshToken }) => refreshToken,
  }),
  user: t.field({
    type: User,
    description: 'The user who signed in.',
    resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
  }),
})
