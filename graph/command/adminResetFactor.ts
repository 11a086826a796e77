// The second factor of who has lost it with all recovery codes, and has no Admin above who could reset it.
import { StartError } from '../../prisma/startError.ts'
import { resetFactor } from '../people/factor/resetFactor.ts'
import '../schema.ts'
import type { Given } from './commands.ts'
import { findAccount } from './findAccount.ts'
import { withServices } from './openServices.ts'

export const run = (given: Given): Promise<void> =>
  withServices(given, async (services) => {
    const { id, email } = await findAccount(services.db, given.operands[0]!)
    const client = { requestId: '', address: '127.0.0.1', userAgent: 'opsgraph' }
    const by = { services, client, now: services.clock.now(), language: 'en' as const }
    await services.db.prisma.$transaction(async (transaction) => {
      if (!(await resetFactor(by, transaction, id, null)))
        throw new StartError(`${email} has no second factor.`, 'data')
    })
    given.print(`${email} has no second factor now.`)
  })
