// The second factor at sign-in, once the password was good.
import type { Context } from '../../kernel/context.ts'
import { SecondFactorError, SignInError, ValidationError } from '../../kernel/errors.ts'
import { factorOf } from './factorOf.ts'
import { newSetupToken, setupOf, takenUp, type TakenUp } from './setup.ts'
import { takeCode } from './takeCode.ts'
import * as m from './__generated__/messages.ts'

interface Given {
  code?: string | null
  setupToken?: string | null
}

/**
 * Throws unless a good code is given by who has a second factor; who has none and needs one, as an organization has it
 * or their sign-in is `requiredBy` one to have it, is told how to set it up, and has it taken up by the code. Answers
 * with what is to be kept of that.
 */
export async function signInFactor(
  context: Context,
  person: { id: string; email: string },
  { code, setupToken }: Given,
  requiredBy?: string,
): Promise<TakenUp | null> {
  const { hasApp, hasPasskey, ...factor } = await factorOf(context.db.prisma, person.id, context.now)
  const organization = factor.organization ?? requiredBy ?? null
  if (hasApp) {
    if (!code) throw new SecondFactorError('SECOND_FACTOR', m.codeAtSignIn)
    if (!(await takeCode(context, person.id, code))) throw new SignInError(m.wrongCode)
    return null
  }
  if (organization === null) return null
  if (hasPasskey) throw new SecondFactorError('SECOND_FACTOR', m.passkeyAtSignIn({ organization }))
  const setUpAnew = (setup: string) =>
    new SecondFactorError('SECOND_FACTOR_SETUP', m.setupAtSignIn({ organization }), setupOf(context, person, setup))
  if (!setupToken) throw setUpAnew(newSetupToken(context))
  try {
    return takenUp(context, person.id, setupToken, code ?? '')
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    if (error.fields[0]!.path === 'setupToken') throw setUpAnew(newSetupToken(context))
    throw new SignInError(m.wrongCode)
  }
}
