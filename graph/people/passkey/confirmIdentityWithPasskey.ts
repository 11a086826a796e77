import { RateLimitError, SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { confirmed, untilInAnswer } from '../factor/confirmed.ts'
import { answerInputs } from './inputs.ts'
import { takePasskey } from './takePasskey.ts'
import * as m from './__generated__/messages.ts'

mutation('confirmIdentityWithPasskey', {
  description: 'Confirms that it is the viewer by one of their passkeys, as confirmIdentity does by password and code.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ challengeToken: t.string(answerInputs.challengeToken), response: t.field(answerInputs.response) }),
  errors: [SignInError, RateLimitError],
  async resolve({ challengeToken, response }, { context, write }) {
    const { id, email } = context.requireViewer()
    await context.services.signInLimits.countPassword(email, context.client.address)
    const user = await takePasskey(context, challengeToken, response)
    if (user.id !== id) throw new SignInError(m.ofSomebodyElse)
    return write((tx) => confirmed(context, tx))
  },
  success: untilInAnswer,
})
