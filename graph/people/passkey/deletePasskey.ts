import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { ConflictError, NotFoundError, RateLimitError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { the } from '../../kernel/noun.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { factorOf } from '../factor/factorOf.ts'
import { codeInput, passwordInput } from '../../kernel/auth/proofInputs.ts'
import { requireProof } from '../../kernel/auth/requireProof.ts'
import { tellOfFactor } from '../factor/tellOfFactor.ts'
import { ownPasskeys } from './Passkey.ts'
import * as m from './__generated__/messages.ts'

mutation('deletePasskey', {
  description:
    "Deletes one of the viewer's passkeys, unless it is their only second factor and an organization of theirs requires one.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The passkey.' }),
    password: t.string(passwordInput),
    code: t.string(codeInput),
  }),
  errors: [RateLimitError],
  async resolve(input, { context, write }) {
    const id = uuidOf('Passkey', input.id, the('Passkey'))
    const { id: userId } = context.requireViewer()
    const where = { ...ownPasskeys(context), id }
    if (!(await context.db.prisma.passkey.count({ where }))) throw new NotFoundError(the('Passkey'))
    await requireProof(context, input)
    return write(async (tx) => {
      await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for no key update`
      const { count } = await tx.passkey.deleteMany({ where })
      if (!count) throw new NotFoundError(the('Passkey'))
      const { hasApp, hasPasskey, organization } = await factorOf(tx, userId, context.now)
      if (organization !== null && !hasApp && !hasPasskey) throw new ConflictError(m.isRequired({ organization }))
      await recordSignIn(tx, context, { event: 'PASSKEY_REMOVED', userId })
      await tellOfFactor(context, tx, userId, 'passkeyRemoved')
      return { userId }
    })
  },
  success: userInAnswer,
})
