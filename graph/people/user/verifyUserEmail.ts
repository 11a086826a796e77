import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { versionConflict } from '../../kernel/errors.ts'
import { check } from '../../kernel/validation.ts'
import { account } from './account.ts'
import { administeredUser, permissionToVerify } from './administration.ts'
import { loadUser } from './loadUser.ts'
import { User } from './User.ts'
import { markVerified } from './verification.ts'
import * as m from './__generated__/messages.ts'

mutation('verifyUserEmail', {
  description:
    "Marks a user's email address as verified, where email is not set up and nobody can be mailed a link; for an Admin of every organization that the user belongs to.",
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({
    userId: t.id({ required: true, description: 'The user.' }),
    email: t.field({ type: 'EmailAddress', required: true, description: 'The address as it was seen.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, email: current } = await administeredUser(context, input.userId, permissionToVerify)
    const { email } = check(z.object({ email: account.email }), input)
    return write(async (transaction) => {
      if (!(await markVerified(transaction, id, email, context.now)))
        throw versionConflict(m.addressChanged, [{ field: 'email', yours: email, current }])
      return { userId: id }
    })
  },
  success: (t) => ({
    user: t.field({
      type: User,
      description: 'The updated user.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})
