import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { AccessToken } from './AccessToken.ts'
import { loadToken, visibleTokens } from './visibleTokens.ts'

mutation('revokeAccessToken', {
  description:
    'Ends a token at once and for good, the viewer’s own or one of the people whom they administer; one that has ended stays so.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ id: t.id({ required: true, description: 'The token.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('AccessToken', input.id, 'The access token')
    if (!(await context.db.prisma.accessToken.count({ where: { AND: [visibleTokens(context), { id }] } })))
      throw new NotFoundError('The access token')
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
      description: 'The token.',
      resolve: ({ tokenId }, _args, context, info) => loadToken(context, info, tokenId),
    }),
  }),
})
