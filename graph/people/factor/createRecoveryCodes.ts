import { ConflictError, RateLimitError } from '../../kernel/errors.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { mutation } from '../../kernel/mutation.ts'
import { hasApp } from './hasApp.ts'
import { codeInput, passwordInput } from '../../kernel/auth/proofInputs.ts'
import { addRecoveryCodes } from './recoveryCodes.ts'
import { recoveryCodesInAnswer } from './recoveryCodesInAnswer.ts'
import { requireProof } from '../../kernel/auth/requireProof.ts'
import { tellOfFactor } from './tellOfFactor.ts'
import * as m from './__generated__/messages.ts'

mutation('createRecoveryCodes', {
  description: 'Creates ten new recovery codes for the viewer; the ones before become invalid.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ password: t.string(passwordInput), code: t.string(codeInput) }),
  errors: [RateLimitError],
  async resolve(input, { context, write }) {
    const { id: userId } = context.requireViewer()
    await requireProof(context, input)
    return write(async (tx) => {
      if (!(await hasApp(tx, userId))) throw new ConflictError(m.noFactor)
      await recordSignIn(tx, context, { event: 'RECOVERY_CODES_CREATED', userId })
      await tellOfFactor(context, tx, userId, 'renewed')
      return { userId, codesName: await addRecoveryCodes(context, tx, userId) }
    })
  },
  success: recoveryCodesInAnswer,
})
