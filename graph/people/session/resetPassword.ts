import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { NotFoundError, RateLimitError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { endResetLinks, mayStillReset, personHash } from '../user/resetLink.ts'
import { endSessionsOf } from '../user/setStatus.ts'
import { tellOfReset } from '../user/tellOfReset.ts'
import { check } from '../../kernel/validation.ts'
import { endAccess, keepsDescription } from '../../kernel/auth/endAccess.ts'
import { hashOf } from '../../kernel/auth/onceSecret.ts'
import { hashPassword, newPassword } from '../../kernel/auth/password.ts'
import * as m from './__generated__/messages.ts'

const organization = { select: { legalName: true, root: { select: { legalName: true } } } } as const
const select = { status: true, name: true, email: true, memberships: { select: { organization } } } as const

type Person = Prisma.UserGetPayload<{ select: typeof select }>

/** What a password of somebody must not be made of. */
const wordsAbout = ({ name, email, memberships }: Person) => [
  name,
  email,
  ...memberships.flatMap((one) => [one.organization.legalName, one.organization.root.legalName]),
]

mutation('resetPassword', {
  description:
    'Sets a new password with a single-use reset link, and ends all sessions, access tokens and calendar feeds of the account; unknown, used and expired links fail alike.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    token: t.string({ required: true, description: 'The token from the password reset link.' }),
    password: t.string({
      required: true,
      description: 'The password, 8 to 128 characters; passwords that are easy to guess are rejected.',
    }),
    keepsTokens: t.boolean({ description: keepsDescription }),
  }),
  errors: [RateLimitError],
  async resolve(input, { context, write }) {
    const { now } = context
    await context.services.signInLimits.count('reset', context.client.address)
    const hash = hashOf(input.token)
    const noGood = () => new NotFoundError(m.aLink)
    const reset = await context.db.prisma.passwordReset.findUnique({
      where: { hash },
      select: { userId: true, createdById: true, person: true, user: { select } },
    })
    const given = check(z.object({ password: newPassword(reset ? wordsAbout(reset.user) : []) }), input)
    // Made whether the link is good or not, so that one that is no good takes as long.
    const passwordHash = await hashPassword(given.password)
    if (reset?.user.status !== 'ACTIVE' || !(await mayStillReset(context, reset.createdById, reset.userId)))
      throw noGood()
    const { userId, createdById } = reset
    return write(async (transaction) => {
      const { count } = await transaction.passwordReset.updateMany({
        where: { hash, usedAt: null, expiresAt: { gt: now } },
        data: { usedAt: now },
      })
      if (!count || Buffer.compare(await personHash(transaction, userId, now), reset.person) !== 0) throw noGood()
      await transaction.user.update({ where: { id: userId }, data: { passwordHash, version: { increment: 1 } } })
      await endResetLinks(transaction, userId, now)
      await endSessionsOf(transaction, userId, now)
      if (!input.keepsTokens) await endAccess('KEYS', transaction, userId, now)
      await tellOfReset(context, transaction, userId, createdById)
      return { done: true }
    })
  },
  success: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true: the new password is set.' }) }),
})
