import { z } from 'zod'
import { RateLimitError, ValidationError } from '../errors.ts'
import { mutation } from '../mutation.ts'
import { check } from '../validation.ts'
import { endOthers } from './ownSessions.ts'
import { fits, hashPassword, password } from './password.ts'
import { userInAnswer } from './userInAnswer.ts'

const schema = z.object({ current: z.string().min(1, 'Give the password that you sign in with now.'), password })

mutation('changePassword', {
  description: 'Changes the viewer’s password, and ends all their other sign-ins; it may be tried as often as signing in.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    current: t.string({ required: true, description: 'The password that is good now.' }),
    password: t.string({ required: true, description: 'The new one: from 8 to 128 characters, and not a common one.' }),
  }),
  errors: [RateLimitError],
  async resolve(input, { context, write }) {
    const { id, email } = context.requireViewer()
    const given = check(schema, input)
    await context.services.signInLimits.count(email, context.client.address)
    const { passwordHash: before } = await context.db.prisma.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } })
    if (!(await fits(before, given.current))) throw new ValidationError([{ path: 'current', message: 'This is not the password that you sign in with.' }])
    if (given.current === given.password) throw new ValidationError([{ path: 'password', message: 'Choose another one than now.' }])
    const passwordHash = await hashPassword(given.password)
    return write(async (tx) => {
      await tx.user.update({ where: { id }, data: { passwordHash, version: { increment: 1 } }, select: { id: true } })
      // Links that set a new one are of the old one's time.
      await tx.passwordReset.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: context.now } })
      await endOthers(tx, context)
      return { userId: id }
    })
  },
  success: userInAnswer,
})
