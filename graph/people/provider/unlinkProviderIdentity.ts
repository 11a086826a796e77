import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { the } from '../../kernel/noun.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { requirementOf } from './requirement.ts'
import * as m from './__generated__/messages.ts'

mutation('unlinkProviderIdentity', {
  description: "Disconnects the viewer's account from who they are at the identity provider of a root organization.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization whose provider it is.' }),
  }),
  async resolve({ organizationId }, { context, write }) {
    const { id: userId } = context.requireViewer()
    const rootId = uuidOf('Organization', organizationId, the('IdentityProvider'))
    return write(async (tx) => {
      const requirement = await requirementOf(tx, userId, context.now)
      if (requirement?.rootId === rootId) throw new ConflictError(m.requiredHere(requirement))
      const { count } = await tx.providerIdentity.deleteMany({ where: { userId, rootId } })
      if (!count) throw new NotFoundError(the('IdentityProvider'))
      await recordSignIn(tx, context, { event: 'IDENTITY_REMOVED', userId })
      return { userId }
    })
  },
  success: userInAnswer,
})
