// The second factor of who has lost it with all recovery codes, and has no Admin above who could reset it.
import { StartError } from '../../prisma/startError.ts'
import { recordSignIn } from '../kernel/auth/recordSignIn.ts'
import { removeFactor } from '../people/factor/removeFactor.ts'
import { tellOfFactor } from '../people/factor/tellOfFactor.ts'
import { endSessionsOf } from '../people/user/setStatus.ts'
import '../schema.ts'
import type { Given } from './commands.ts'
import { findAccount } from './findAccount.ts'
import { withServices } from './openServices.ts'

export const run = (given: Given): Promise<void> =>
  withServices(given, async (services) => {
    const { id, email } = await findAccount(services.db, given.operands[0]!)
    const now = services.clock.now()
    const client = { requestId: '', address: '127.0.0.1', userAgent: 'opsgraph' }
    const by = { services, client, now, language: 'en' as const }
    await services.db.prisma.$transaction(async (transaction) => {
      if (!(await removeFactor(transaction, id))) throw new StartError(`${email} has no second factor.`, 'data')
      await endSessionsOf(transaction, id, now)
      await recordSignIn(transaction, by, { event: 'FACTOR_RESET', userId: id, byId: null })
      await tellOfFactor(by, transaction, id, 'reset')
    })
    given.print(`${email} has no second factor now.`)
  })
