import { z } from 'zod'
import { AlreadyExistsError, RateLimitError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { hashPassword, newPassword } from '../../kernel/auth/password.ts'
import { check } from '../../kernel/validation.ts'
import { account, orTaken } from '../user/account.ts'
import { loadUser } from '../user/loadUser.ts'
import { organizationsOfInvitation, requireRegistration } from './registration.ts'
import { User } from '../user/User.ts'

mutation('signUp', {
  description: 'Makes an account that belongs nowhere until an organization takes it in.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    email: t.field({ type: 'EmailAddress', required: true, description: 'The email address to sign in with.' }),
    name: t.string({ required: true, description: 'What the person is called.' }),
    password: t.string({ required: true, description: 'From 8 to 128 characters, and not easy to guess.' }),
    username: t.string({ description: 'A shorter name to sign in with.' }),
    invitation: t.string({
      description: 'The code of an invitation, where signing up takes one; it is accepted once signed in.',
    }),
  }),
  errors: [AlreadyExistsError, RateLimitError],
  async resolve(input, { context, write }) {
    await context.services.signInLimits.count('sign-up', context.client.address)
    const about = [input.name, input.email, ...(await organizationsOfInvitation(context, input.invitation))]
    const schema = z.object({ ...account, username: account.username.nullish(), password: newPassword(about) })
    const given = check(schema, input)
    await requireRegistration(context, given.email, input.invitation)
    const passwordHash = await hashPassword(given.password)
    const { email, name, username } = given
    return orTaken(
      write(async (transaction) => {
        const user = await transaction.user.create({
          data: { email, name, username, passwordHash },
          select: { id: true },
        })
        return { userId: user.id }
      }),
    )
  },
  success: (t) => ({
    user: t.field({
      type: User,
      description: 'The new user.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})
