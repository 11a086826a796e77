import type { UserStatus } from '../../../prisma/__generated__/client/enums.ts'
import { statusMutations } from '../../kernel/statusMutations.ts'
import { administeredUser } from './administration.ts'
import { loadUser } from './loadUser.ts'
import { setStatus } from './setStatus.ts'
import { User } from './User.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<UserStatus, { userId: string }>(
  the('User'),
  {
    disableUser: {
      to: 'DISABLED',
      description:
        'Disables a user and immediately ends their sessions, access tokens, calendar feeds, reset links and open invitations; calling it again has no effect.',
    },
    enableUser: {
      to: 'ACTIVE',
      description: 'Enables a disabled user, who can then sign in again; calling it again has no effect.',
    },
  },
  {
    policy: 'organization.administer',
    async resolve({ id: globalId, version }, { context, write }, status) {
      const { id } = await administeredUser(context, globalId)
      return write(async (transaction) => {
        await setStatus(transaction, { id, status, version, now: context.now })
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
  },
)
