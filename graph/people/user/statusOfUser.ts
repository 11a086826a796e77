import type { UserStatus } from '../../../prisma/__generated__/client/enums.ts'
import { statusMutations } from '../../kernel/statusMutations.ts'
import { administeredUser } from './administration.ts'
import { loadUser } from './loadUser.ts'
import { setStatus } from './setStatus.ts'
import { User } from './User.ts'

statusMutations<UserStatus, { userId: string }>(
  'The user',
  {
    disableUser: {
      to: 'DISABLED',
      description:
        'Keeps somebody from signing in, and ends their sessions, access tokens, calendar feeds, reset links and open invitations at once; doing it again changes nothing.',
    },
    enableUser: {
      to: 'ACTIVE',
      description: 'Lets somebody who was disabled sign in again; doing it again changes nothing.',
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
        description: 'The user as they are now.',
        resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
      }),
    }),
  },
)
