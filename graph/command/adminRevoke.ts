// The end of an account at once, as where somebody has left on bad terms.
import { StartError } from '../../prisma/startError.ts'
import { ConflictError } from '../kernel/errors.ts'
import { setStatus } from '../people/user/setStatus.ts'
import '../schema.ts'
import type { Given } from './commands.ts'
import { findAccount } from './findAccount.ts'
import { withServices } from './openServices.ts'

export const run = (given: Given): Promise<void> =>
  withServices(given, async ({ db, clock }) => {
    const { id, email } = await findAccount(db, given.operands[0]!)
    const change = { id, status: 'DISABLED' as const, version: undefined, now: clock.now() }
    await db.prisma
      .$transaction((transaction) => setStatus(transaction, change))
      .catch((error: unknown) => {
        if (error instanceof ConflictError) throw new StartError(error.message, 'data')
        throw error
      })
    given.print(`${email} can sign in no more.`)
  })
