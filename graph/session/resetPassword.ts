import { z } from 'zod'
import { NotFoundError, RateLimitError } from '../errors.ts'
import { mutation } from '../mutation.ts'
import { endSessionsOf } from '../user/setStatus.ts'
import { check } from '../validation.ts'
import { hashOf } from './onceSecret.ts'
import { hashPassword, password } from './password.ts'

mutation('resetPassword', {
  description: 'Sets a new password by a link, once, and ends all sessions of the account; a link that is unknown, used or expired is the same as none.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    token: t.string({ required: true, description: 'What the link carries.' }),
    password: t.string({ required: true, description: 'From 8 to 128 characters, and not a common one.' }),
  }),
  errors: [RateLimitError],
  async resolve(input, { context, write }) {
    const { now } = context
    await context.services.signInLimits.count('reset', context.client.address)
    const given = check(z.object({ password }), input)
    // Made before the link is looked for, so that one that is no good takes as long.
    const passwordHash = await hashPassword(given.password)
    const hash = hashOf(input.token)
    return write(async (transaction) => {
      const { count } = await transaction.passwordReset.updateMany({ where: { hash, usedAt: null, expiresAt: { gt: now } }, data: { usedAt: now } })
      const reset = count ? await transaction.passwordReset.findUniqueOrThrow({ where: { hash }, select: { userId: true, user: { select: { status: true } } } }) : null
      if (reset?.user.status !== 'ACTIVE') throw new NotFoundError('A link that can still be used')
      const { userId } = reset
      await transaction.user.update({ where: { id: userId }, data: { passwordHash, version: { increment: 1 } } })
      await transaction.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } })
      await endSessionsOf(transaction, userId, now)
      return { done: true }
    })
  },
  success: (t) => ({ done: t.exposeBoolean('done', { description: 'True.' }) }),
})
