import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { AccessToken } from './AccessToken.ts'
import { loadToken, visibleTokens } from './visibleTokens.ts'
import { the } from '../../kernel/noun.ts'

mutation('revokeAccessToken', {
  description:
    "Revokes an access token permanently, either the viewer's own or one of a user they administer; a token that has already ended is unchanged.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ id: t.id({ required: true, description: 'The access token.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('AccessToken', input.id)
    if (!(await context.db.prisma.accessToken.count({ where: { AND: [visibleTokens(context), { id }] } })))
      throw new NotFoundError(the('AccessToken'))
    return write(async ({ accessToken }) => {
      await accessToken.updateMany({
        where: { id, revokedAt: null },
        data: { revokedAt: context.now, revokedById: context.requireViewer().id },
      })
      return { tokenId: id }
    })
  },
  success: (t) => ({
    token: t.field({
      type: AccessToken,
      description: 'The access token.',
      resolve: ({ tokenId }, _args, context, info) => loadToken(context, info, tokenId),
    }),
  }),
})
