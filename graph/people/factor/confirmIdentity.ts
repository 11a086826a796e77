import { RateLimitError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { confirmed, untilInAnswer } from './confirmed.ts'
import { codeInput, passwordInput } from '../../kernel/auth/proofInputs.ts'
import { requireProof } from '../../kernel/auth/requireProof.ts'

mutation('confirmIdentity', {
  description:
    'Confirms that it is the viewer, for the next 10 minutes of this session: what has power over other users, tokens or webhooks answers StepUpError without it once the sign-in is older.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ password: t.string(passwordInput), code: t.string(codeInput) }),
  errors: [RateLimitError],
  async resolve(input, { context, write }) {
    await requireProof(context, input)
    return write((tx) => confirmed(context, tx))
  },
  success: untilInAnswer,
})
