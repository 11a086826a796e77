import { z } from 'zod'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError, RateLimitError } from '../../kernel/errors.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { mutation } from '../../kernel/mutation.ts'
import { policy } from '../../kernel/node.ts'
import { mailedLink } from '../../kernel/publicLink.ts'
import { hour, minute } from '../../kernel/time/milliseconds.ts'
import { check } from '../../kernel/validation.ts'
import { mailToPerson } from './mailToPerson.ts'
import { makeResetLink } from './resetLink.ts'
import * as m from './__generated__/messages.ts'

/** A mailbox is not to be filled. */
const mostAnHour = 5

builder.queryField('passwordResetByMail', (t) =>
  t.boolean({
    description: 'Whether a link for a new password can be mailed; if not, an Admin makes one.',
    ...policy('public'),
    resolve: (_root, _args, { services: { settings } }) => mailIsSetUp(settings),
  }),
)

mutation('requestPasswordReset', {
  description:
    'Mails a single-use link to the verified email address of an account, to set a new password within an hour; the answer is the same if there is no such account.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    login: t.string({ required: true, description: 'The email address or username of the account.' }),
  }),
  errors: [RateLimitError],
  async resolve(input, { context }) {
    const { services, client } = context
    if (!mailIsSetUp(services.settings)) throw new ForbiddenError(m.noResetByMail)
    const { login } = check(z.object({ login: z.string().max(254) }), input)
    await services.signInLimits.count('reset request', client.address)
    // Not waited for: an account that is there takes no longer than one that is not.
    void mailReset(context, login.trim().toLowerCase()).catch((error: unknown) =>
      services.log.error({ err: error }, 'A link for a new password could not be mailed.'),
    )
    return { done: true }
  },
  success: (t) => ({
    done: t.exposeBoolean('done', { description: 'Always true: whether there is such an account is not told.' }),
  }),
})

/** Of an address that is not verified it is not known whose mailbox it is. */
async function mailReset(context: Context, login: string) {
  const { now, db, services } = context
  await db.prisma.$transaction(async (tx) => {
    const person = await tx.user.findFirst({
      where: { OR: [{ email: login }, { username: login }], status: 'ACTIVE', emailVerifiedAt: { not: null } },
      select: { id: true },
    })
    if (!person) return
    const { id: userId } = person
    // Of several at once one waits for the other.
    await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for no key update`
    const mailed = await tx.passwordReset.findMany({
      where: { userId, createdById: userId, createdAt: { gt: new Date(now.getTime() - hour) } },
      select: { createdAt: true, usedAt: true },
    })
    const isOnItsWay = mailed.some((one) => !one.usedAt && now.getTime() - one.createdAt.getTime() < minute)
    if (isOnItsWay || mailed.length >= mostAnHour) return
    const { name } = await makeResetLink(context, tx, { userId, makerId: userId, lasts: hour })
    await recordSignIn(tx, context, { event: 'RESET_REQUESTED', userId })
    const link = mailedLink(services.settings, '/login?reset={secret}')
    await mailToPerson(context, tx, userId, {
      subject: m.ownResetSubject,
      text: (by) => m.ownResetText({ link, ...by }),
      secret: { purpose: 'reset', name },
    })
  })
}
