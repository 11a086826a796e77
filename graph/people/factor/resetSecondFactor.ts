import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { administeredUser, permissionToReset } from '../user/administration.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { resetFactor } from './resetFactor.ts'
import * as m from './__generated__/messages.ts'

mutation('resetSecondFactor', {
  description:
    'Removes the authenticator app and the recovery codes of a user of a lower access level, and ends their sessions.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({ userId: t.id({ required: true, description: 'The user.' }) }),
  async resolve(input, { context, write }) {
    const { id: userId } = await administeredUser(context, input.userId, permissionToReset)
    return write(async (tx) => {
      if (!(await resetFactor(context, tx, userId, context.requireViewer().id)))
        throw new ConflictError(m.noFactorToReset)
      return { userId }
    })
  },
  success: userInAnswer,
})
