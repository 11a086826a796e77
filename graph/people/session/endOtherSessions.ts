import { mutation } from '../../kernel/mutation.ts'
import { endAccess, keepsDescription } from '../../kernel/auth/endAccess.ts'
import { endResetLinks } from '../user/resetLink.ts'
import { endOthers } from './ownSessions.ts'
import { userInAnswer } from '../user/userInAnswer.ts'

mutation('endOtherSessions', {
  description:
    "Ends all of the viewer's sessions except the current one, and their access tokens and calendar feeds; takes effect within five seconds.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ keepsTokens: t.boolean({ description: keepsDescription }) }),
  resolve: ({ keepsTokens }, { context, write }) =>
    write(async (tx) => {
      const { id: userId } = context.requireViewer()
      await endOthers(tx, context)
      await endResetLinks(tx, userId, context.now)
      if (!keepsTokens) await endAccess('KEYS', tx, userId, context.now)
      return { userId }
    }),
  success: userInAnswer,
})
