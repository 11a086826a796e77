import { RateLimitError } from '../../kernel/errors.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { provedUntil } from '../../kernel/auth/requireStepUp.ts'
import { mutation } from '../../kernel/mutation.ts'
import { codeInput, passwordInput } from './inputs.ts'
import { requireBoth } from './requireBoth.ts'

mutation('confirmIdentity', {
  description:
    'Confirms that it is the viewer, for the next 10 minutes of this session: what has power over other users, tokens or webhooks answers StepUpError without it once the sign-in is older.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ password: t.string(passwordInput), code: t.string(codeInput) }),
  errors: [RateLimitError],
  async resolve(input, { context, write }) {
    const { id: userId, sessionId } = context.requireViewer()
    await requireBoth(context, input)
    return write(async (tx) => {
      await tx.session.update({ where: { id: sessionId }, data: { provedAt: context.now }, select: { id: true } })
      await recordSignIn(tx, context, { event: 'CONFIRMED', userId })
      return { until: provedUntil(context.now).toISOString() }
    })
  },
  success: (t) => ({
    until: t.field({
      type: 'DateTime',
      description: 'Until when it is not asked for again.',
      resolve: ({ until }) => new Date(until),
    }),
  }),
})
