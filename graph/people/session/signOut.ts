import { mutation } from '../../kernel/mutation.ts'
import { endSession, sessionOf } from './refreshToken.ts'

mutation('signOut', {
  description:
    'Ends the current session and all its tokens; a refresh token is accepted if the access token has expired.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    refreshToken: t.string({
      description: 'A refresh token of the session; required only if the access token is missing or expired.',
    }),
  }),
  async resolve({ refreshToken }, { context }) {
    const sessionId = context.viewer?.sessionId ?? (refreshToken && (await sessionOf(context, refreshToken)))
    if (sessionId) await endSession(context, sessionId, { isSignOut: true })
    return { signedOut: true }
  },
  success: (t) => ({ signedOut: t.exposeBoolean('signedOut', { description: 'Always true: the session has ended.' }) }),
})
