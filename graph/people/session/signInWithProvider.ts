import { AlreadyExistsError, RateLimitError, SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { signedInAnswer } from './signedInAnswer.ts'
import { startSession } from './startSession.ts'
import { finishExchange } from '../provider/exchange.ts'
import { backFields } from '../provider/inputs.ts'
import { personOf } from '../provider/personOf.ts'
import { checkedBack, openProvider } from '../provider/readProvider.ts'

mutation('signInWithProvider', {
  description:
    'Signs in who came back from the identity provider of a root organization, and makes their account if they have none and may have one.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: backFields,
  errors: [AlreadyExistsError, SignInError, RateLimitError],
  async resolve({ organizationId, ...input }, { context, write }) {
    const provider = await openProvider(context, organizationId)
    const back = checkedBack(input)
    const person = await context.services.signInLimits.withoutPassword(context.client.address, async () => {
      const said = await finishExchange(context, provider, { purpose: 'SIGN_IN', userId: null }, back)
      return write((tx) => personOf(context, tx, provider, said))
    })
    const { accessToken, refreshToken, userId } = await startSession(context, person, null, provider.rootId)
    return { accessToken, refreshToken, userId }
  },
  success: (t) => signedInAnswer(t),
})
