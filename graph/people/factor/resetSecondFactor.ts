import { ConflictError } from '../../kernel/errors.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { mutation } from '../../kernel/mutation.ts'
import { administeredUser, permissionToReset } from '../user/administration.ts'
import { loadUser } from '../user/loadUser.ts'
import { endSessionsOf } from '../user/setStatus.ts'
import { User } from '../user/User.ts'
import { removeFactor } from './removeFactor.ts'
import { tellOfFactor } from './tellOfFactor.ts'
import * as m from './__generated__/messages.ts'

mutation('resetSecondFactor', {
  description:
    'Removes the authenticator app and the recovery codes of a user of a lower access level who has lost both, and ends their sessions.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({ userId: t.id({ required: true, description: 'The user.' }) }),
  async resolve(input, { context, write }) {
    const { id: userId } = await administeredUser(context, input.userId, permissionToReset)
    return write(async (tx) => {
      if (!(await removeFactor(tx, userId))) throw new ConflictError(m.noFactorToReset)
      await endSessionsOf(tx, userId, context.now)
      await recordSignIn(tx, context, { event: 'FACTOR_RESET', userId, byId: context.requireViewer().id })
      await tellOfFactor(context, tx, userId, 'reset')
      return { userId }
    })
  },
  success: (t) => ({
    user: t.field({
      type: User,
      description: 'The user it belonged to.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})
