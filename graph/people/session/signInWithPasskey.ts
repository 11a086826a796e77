import { ProviderRequiredError, RateLimitError, SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { answerInputs } from '../passkey/inputs.ts'
import { takePasskeyOfAnyone } from '../passkey/takePasskey.ts'
import { admitWithoutProvider } from './admitWithoutProvider.ts'
import { signedInAnswer } from './signedInAnswer.ts'
import { startSession } from './startSession.ts'

mutation('signInWithPasskey', {
  description:
    'Signs a user in with a passkey that they have unlocked, in place of password and second factor, and starts a session.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({ challengeToken: t.string(answerInputs.challengeToken), response: t.field(answerInputs.response) }),
  errors: [SignInError, ProviderRequiredError, RateLimitError],
  async resolve({ challengeToken, response }, { context }) {
    const person = await takePasskeyOfAnyone(context, challengeToken, response)
    const without = await admitWithoutProvider(context, person.id)
    const { accessToken, refreshToken, userId } = await startSession(context, person, {
      event: 'SIGNED_IN_BY_PASSKEY',
      without,
    })
    return { accessToken, refreshToken, userId }
  },
  success: (t) => signedInAnswer(t),
})
