import { mutation } from '../mutation.ts'
import { endSession } from './refreshToken.ts'

mutation('signOut', {
  description: 'Ends the session of this sign-in with all its tokens.',
  policy: 'signedIn',
  input: () => ({}),
  async resolve(_input, { context }) {
    await endSession(context, context.requireViewer().sessionId)
    return { signedOut: true }
  },
  success: (t) => ({ signedOut: t.exposeBoolean('signedOut', { description: 'True.' }) }),
})
