import { onceToken } from '../../kernel/auth/onceSecret.ts'
import { RateLimitError, SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { hour } from '../../kernel/time/milliseconds.ts'
import { answerInputs } from '../passkey/inputs.ts'
import { takePasskeyOfAnyone } from '../passkey/takePasskey.ts'
import { makeResetLink } from '../user/resetLink.ts'

mutation('createPasswordResetWithPasskey', {
  description:
    'Creates a single-use token to set a new password within an hour, for the user whose passkey was unlocked.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({ challengeToken: t.string(answerInputs.challengeToken), response: t.field(answerInputs.response) }),
  errors: [SignInError, RateLimitError],
  async resolve({ challengeToken, response }, { context }) {
    const { id } = await takePasskeyOfAnyone(context, challengeToken, response)
    return context.db.prisma.$transaction((tx) => makeResetLink(context, tx, { userId: id, makerId: id, lasts: hour }))
  },
  success: (t) => ({
    secret: t.string({
      description: 'The token with which `resetPassword` sets it, which is shown this once.',
      resolve: ({ name }, _args, context) => onceToken(context, 'reset', name),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
  }),
})
