import { SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { belongingOf } from './belongingOf.ts'
import { finishExchange } from './exchange.ts'
import { backFields } from './inputs.ts'
import { connect } from './connect.ts'
import { requireOnlyHere } from './requireOnlyHere.ts'
import { checkedBack, openProvider } from './readProvider.ts'

mutation('linkProviderIdentity', {
  description: "Connects the viewer's account to who they are at the identity provider of their root organization.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  stepUp: true,
  input: backFields,
  errors: [SignInError],
  async resolve({ organizationId, ...input }, { context, write }) {
    const viewer = context.requireViewer()
    const { id: userId } = viewer
    const provider = await openProvider(context, organizationId)
    const said = await finishExchange(context, provider, { purpose: 'LINK', userId }, checkedBack(input))
    requireOnlyHere(provider, belongingOf(viewer, provider.rootId))
    return write(async (tx) => {
      await connect(context, tx, provider, said, userId)
      return { userId }
    })
  },
  success: userInAnswer,
})
