import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { ownSessions } from './ownSessions.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { the } from '../../kernel/noun.ts'

mutation('endSession', {
  description: "Ends one of the viewer's sessions with all its tokens; takes effect within five seconds.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ id: t.id({ required: true, description: 'The session to end.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('Session', input.id, the('SignIn'))
    const { id: userId } = context.requireViewer()
    return write(async (tx) => {
      const { count } = await tx.session.updateMany({
        where: { ...ownSessions(context), id },
        data: { endedAt: context.now },
      })
      if (!count) throw new NotFoundError(the('SignIn'))
      await recordSignIn(tx, context, { event: 'SESSION_ENDED', userId })
      return { userId }
    })
  },
  success: userInAnswer,
})
