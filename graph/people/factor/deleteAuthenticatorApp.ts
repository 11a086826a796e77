import { ConflictError, RateLimitError } from '../../kernel/errors.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { mutation } from '../../kernel/mutation.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { codeInput, passwordInput } from '../../kernel/auth/proofInputs.ts'
import { removeApp } from './removeFactors.ts'
import { requireProof } from '../../kernel/auth/requireProof.ts'
import { factorOf } from './factorOf.ts'
import { tellOfFactor } from './tellOfFactor.ts'
import * as m from './__generated__/messages.ts'

mutation('deleteAuthenticatorApp', {
  description:
    "Deletes the viewer's authenticator app and recovery codes, unless an organization of theirs requires a second factor.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ password: t.string(passwordInput), code: t.string(codeInput) }),
  errors: [RateLimitError],
  async resolve(input, { context, write }) {
    const { id: userId } = context.requireViewer()
    const { organization, hasPasskey } = await factorOf(context.db.prisma, userId, context.now)
    if (organization !== null && !hasPasskey) throw new ConflictError(m.isRequired({ organization }))
    await requireProof(context, input)
    return write(async (tx) => {
      if (!(await removeApp(tx, userId))) throw new ConflictError(m.noFactor)
      await recordSignIn(tx, context, { event: 'FACTOR_REMOVED', userId })
      await tellOfFactor(context, tx, userId, 'removed')
      return { userId }
    })
  },
  success: userInAnswer,
})
