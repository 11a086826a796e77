import { RateLimitError, SignInError } from '../../kernel/errors.ts'
import { legacy } from '../../kernel/legacy.ts'
import { mutation } from '../../kernel/mutation.ts'
import { signAccessToken } from '../../kernel/auth/accessToken.ts'
import { noteSessionUse } from './noteUse.ts'
import { redeemRefreshToken } from './refreshToken.ts'

mutation('refreshSession', {
  description: 'Exchanges a refresh token for a new access token and a new refresh token; the old one is revoked.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    refreshToken: t.string({ required: true, description: 'The current refresh token.' }),
    rotate: t.boolean({
      description: 'Whether a legacy client receives a new refresh token; other clients always do.',
      ...legacy(),
    }),
  }),
  errors: [SignInError, RateLimitError],
  async resolve({ refreshToken, rotate }, { context }) {
    const { signInLimits } = context.services
    const refreshed = await signInLimits.refresh(context.client.address, () =>
      redeemRefreshToken(context, refreshToken, rotate === true || !context.isLegacy),
    )
    const { userId, sessionId } = refreshed
    await noteSessionUse(context.services, sessionId, context.client.language)
    const accessToken = await signAccessToken(context.services.keys, userId, sessionId, context.now)
    return { accessToken, refreshToken: refreshed.refreshToken }
  },
  success: (t) => ({
    accessToken: t.exposeString('accessToken', {
      description: 'The access token for the Authorization header, valid for ten minutes.',
    }),
    refreshToken: t.exposeString('refreshToken', {
      nullable: true,
      description: 'The new refresh token; null for a legacy client that did not request one.',
    }),
  }),
})
