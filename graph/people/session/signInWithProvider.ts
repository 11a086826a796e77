import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Context } from '../../kernel/context.ts'
import { AlreadyExistsError, RateLimitError, SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { signedInAnswer } from './signedInAnswer.ts'
import { startSession } from './startSession.ts'
import { accountOf } from '../provider/accountOf.ts'
import { finishExchange, type Exchanged } from '../provider/exchange.ts'
import { backFields } from '../provider/inputs.ts'
import { personOf } from '../provider/personOf.ts'
import { checkedBack, openProvider } from '../provider/readProvider.ts'
import { requireOnlyHere, type Provider } from '../provider/requireOnlyHere.ts'

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
      try {
        const found = await write((tx) => personOf(context, tx, provider, said))
        // What the rules have ended stays ended.
        requireOnlyHere(provider, { belongs: found.belongs, other: null })
        return found
      } catch (error) {
        return noteRefusal(context, provider, said, error)
      }
    })
    const { rootId: providerRootId } = provider
    const begun = await startSession(context, person, { event: 'SIGNED_IN_BY_PROVIDER', providerRootId })
    const { accessToken, refreshToken, userId } = begun
    return { accessToken, refreshToken, userId }
  },
  success: (t) => signedInAnswer(t),
})

/** Records that an account was refused, with what it belongs to; there may be none. */
async function noteRefusal(context: Context, provider: Provider, said: Exchanged, error: unknown): Promise<never> {
  if (error instanceof SignInError) {
    const account = await accountOf(context.db.prisma, provider, said, context.now)
    await recordSignIn(context.db.prisma, context, { event: 'PROVIDER_SIGN_IN_FAILED', userId: account?.id })
  }
  throw error
}
