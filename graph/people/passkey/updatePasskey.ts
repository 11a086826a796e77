import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { the } from '../../kernel/noun.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { nameOf } from './nameOf.ts'
import { ownPasskeys } from './Passkey.ts'

mutation('updatePasskey', {
  description: "Renames one of the viewer's passkeys.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The passkey.' }),
    name: t.string({ required: true, description: 'Its new name, at most 120 characters.' }),
  }),
  async resolve(input, { context, write }) {
    const id = uuidOf('Passkey', input.id, the('Passkey'))
    const name = nameOf(input)
    const { id: userId } = context.requireViewer()
    return write(async (tx) => {
      const { count } = await tx.passkey.updateMany({ where: { ...ownPasskeys(context), id }, data: { name } })
      if (!count) throw new NotFoundError(the('Passkey'))
      return { userId }
    })
  },
  success: userInAnswer,
})
