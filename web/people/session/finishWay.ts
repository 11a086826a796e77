import type { Environment } from 'relay-runtime'
import { takeHomeAddress } from '../../kernel/auth/returnAddress.ts'
import { tellConfirmed } from './confirmedElsewhere.ts'
import { takeInvitation } from './invitation.ts'
import { keepSignIn } from './keepSignIn.ts'
import { loginAddress } from './loginAddress.ts'
import { rememberProvider, type ProviderWay } from '../provider/providerWay.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { confirmWithProvider } from '../provider/confirmWithProvider.ts'
import { linkIdentity } from '../provider/linkIdentity.ts'
import { signInWithProvider, type Answered } from './signInWithProvider.ts'
import { testProvider, type Tested } from '../provider/testProvider.ts'
import * as t from './__generated__/messages.ts'

/** What came of a way to a provider; `back` is where it can be begun again. */
export type Outcome =
  | { to: string }
  | { tested: Tested; back: string }
  | { isConfirmed: true }
  | { problem: string; back?: string }

/** Does what a way to a provider was for. */
export async function finishWay(environment: Environment, way: ProviderWay, response: string): Promise<Outcome> {
  const { purpose, organizationId, startToken, back } = way
  const answered = { organizationId, startToken, response }
  try {
    switch (purpose) {
      case 'TEST':
        return { tested: await testProvider(environment, answered), back }
      case 'LINK':
        await linkIdentity(environment, answered)
        toast('success', t.accountConnected)
        return { to: back }
      case 'CONFIRM':
        await confirmWithProvider(environment, answered)
        tellConfirmed()
        return { isConfirmed: true }
      default:
        return { to: await enter(environment, answered, back) }
    }
  } catch (error) {
    return { problem: (error as Error).message, back: purpose === 'CONFIRM' ? undefined : back }
  }
}

/** Signs in and goes on as the form of the sign-in does; answers with where to. */
async function enter(environment: Environment, answered: Answered, back: string): Promise<string> {
  keepSignIn(await signInWithProvider(environment, answered))
  rememberProvider(answered.organizationId)
  const begun = new URL(back, location.origin).searchParams
  await takeInvitation(environment, begun.get('invitation'))
  const verify = begun.get('verify')
  return verify ? loginAddress({ verify }) : takeHomeAddress()
}
