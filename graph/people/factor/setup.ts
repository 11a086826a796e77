// The set-up of an authenticator app: its secret follows from a name, so that nothing is kept until a code of the app
// has shown that it was taken over.
import { onceBytes } from '../../kernel/auth/onceSecret.ts'
import { issuedAt, newTimedToken } from '../../kernel/auth/timedToken.ts'
import type { Context } from '../../kernel/context.ts'
import { invalid, type FactorSetup } from '../../kernel/errors.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { digitsOf, keyOf, secretLength, stepOf } from './totp.ts'
import * as m from './__generated__/messages.ts'

const goodFor = 15 * minute

interface Person {
  id: string
  email: string
}

const secretOf = (context: Context, userId: string, setupToken: string) =>
  onceBytes(context, 'authenticator app', `${userId} ${setupToken}`).subarray(0, secretLength)

export const newSetupToken = ({ now }: Context): string => newTimedToken(now)

export const setupOf = (context: Context, { id, email }: Person, setupToken: string): FactorSetup => ({
  setupToken,
  ...keyOf(secretOf(context, id, setupToken), email),
})

export interface TakenUp {
  secret: Uint8Array
  step: number
}

/** The secret that an app took over, as its code shows; throws where it does not. */
export function takenUp(context: Context, userId: string, setupToken: string, code: string): TakenUp {
  if (!issuedAt(setupToken, context.now, goodFor)) throw invalid('setupToken', m.setupIsOver)
  const secret = secretOf(context, userId, setupToken)
  const digits = digitsOf(code)
  const step = digits ? stepOf(secret, digits, context.now) : null
  if (step === null) throw invalid('code', m.wrongCode)
  return { secret, step }
}
