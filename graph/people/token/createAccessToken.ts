import { LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { AccessToken, AccessScope } from './AccessToken.ts'
import { checkedToken, holderOf, makeToken } from './newToken.ts'
import { loadToken } from './visibleTokens.ts'

mutation('createAccessToken', {
  description:
    'Creates an access token that acts as the viewer, or as a service account that they administer; only its hash is stored.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    password: t.string({
      description: 'Ignored.',
      deprecationReason: 'Sign in or call confirmIdentity within the 10 minutes before instead. Removed on 2027-06-30.',
    }),
    serviceAccountId: t.id({ description: 'The service account that the token acts as; the viewer if omitted.' }),
    name: t.string({ required: true, description: 'The name of the token, usually that of the program using it.' }),
    scopes: t.field({
      type: [AccessScope],
      required: true,
      description: 'What the token may do; WRITE includes reading and entering metric data.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When the token expires, at most 366 days from now.',
    }),
  }),
  errors: [LimitReachedError],
  async resolve({ serviceAccountId, name, scopes, expiresAt }, { context, write }) {
    const holder = await holderOf(context, serviceAccountId)
    const data = await checkedToken(context, holder, { name, scopes, expiresAt })
    let secret: string | null = null
    const payload = await write(async (tx): Promise<{ tokenId: string; secret: string | null }> => {
      const made = await makeToken(context, tx, holder.userId, data)
      secret = made.secret
      return { tokenId: made.id, secret: null }
    })
    // Beside what is kept for a repeated call: that one tells it no more.
    return { ...payload, secret }
  },
  success: (t) => ({
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'The secret to send as `Authorization: Bearer`; returned only once; null if the call is repeated.',
    }),
    token: t.field({
      type: AccessToken,
      description: 'The access token.',
      resolve: ({ tokenId }, _args, context, info) => loadToken(context, info, tokenId),
    }),
  }),
})
