import { RateLimitError, SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { signAccessToken } from '../../kernel/auth/accessToken.ts'
import { noteSessionUse } from './noteUse.ts'
import { redeemRefreshToken } from './refreshToken.ts'

mutation('refreshSession', {
  description:
    'Gives a new access token and a new refresh token for a refresh token, which dies; at the legacy path it does with `rotate` alone.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    refreshToken: t.string({ required: true, description: 'The refresh token in hand.' }),
    rotate: t.boolean({
      description: 'Whether a legacy client gets a new refresh token; every other gets one anyway.',
    }),
  }),
  errors: [SignInError, RateLimitError],
  async resolve({ refreshToken, rotate }, { context }) {
    const { signInLimits } = context.services
    const refreshed = await signInLimits.refresh(context.client.address, () =>
      redeemRefreshToken(context, refreshToken, rotate === true || !context.isLegacy),
    )
    const { userId, sessionId } = refreshed
    await noteSessionUse(context.services, sessionId)
    const accessToken = await signAccessToken(context.services.keys, userId, sessionId, context.now)
    return { accessToken, refreshToken: refreshed.refreshToken }
  },
  success: (t) => ({
    accessToken: t.exposeString('accessToken', { description: 'For the Authorization header, for ten minutes.' }),
    refreshToken: t.exposeString('refreshToken', {
      nullable: true,
      description: 'The new refresh token; null for a legacy client that did not ask for one.',
    }),
  }),
})
