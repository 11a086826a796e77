// A new password for who can get in no more, and has no Admin above who could make a link.
import { endAccess } from '../kernel/auth/endAccess.ts'
import { hashPassword } from '../kernel/auth/password.ts'
import { endResetLinks } from '../people/user/resetLink.ts'
import { endSessionsOf } from '../people/user/setStatus.ts'
import '../schema.ts'
import type { Given } from './commands.ts'
import { findAccount } from './findAccount.ts'
import { withServices } from './openServices.ts'
import { passwordFrom } from './password.ts'

export const run = (given: Given): Promise<void> =>
  withServices(given, async ({ db, clock }) => {
    const { id, email, name, status } = await findAccount(db, given.operands[0]!)
    const { password, isMade } = passwordFrom(given.options['password-file'], [name, email])
    const passwordHash = await hashPassword(password)
    const now = clock.now()
    await db.prisma.$transaction(async (transaction) => {
      await transaction.user.update({
        where: { id },
        data: { passwordHash, version: { increment: 1 } },
        select: { id: true },
      })
      await endResetLinks(transaction, id, now)
      await endSessionsOf(transaction, id, now)
      await endAccess('KEYS', transaction, id, now)
    })
    given.print(`${email} has a new password.${isMade ? ` It is: ${password}` : ''}`)
    if (status === 'DISABLED') given.say('The account is disabled. An Admin can enable it.')
  })
