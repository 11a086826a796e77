import { mutation } from '../../kernel/mutation.ts'
import { administeredUser } from './administration.ts'
import { loadUser } from './loadUser.ts'
import { setStatus } from './setStatus.ts'
import { User } from './User.ts'

mutation('disableUser', {
  description:
    'Keeps somebody from signing in, and ends their sessions, access tokens, calendar feeds, reset links and open invitations at once; doing it again changes nothing.',
  policy: 'organization.administer',
  input: (t) => ({
    id: t.id({ required: true, description: 'The user.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { id } = await administeredUser(context, input.id)
    return write(async (transaction) => {
      await setStatus(transaction, { id, status: 'DISABLED', version: input.version, now: context.now })
      return { userId: id }
    })
  },
  success: (t) => ({
    user: t.field({
      type: User,
      description: 'The user as they are now.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})
