import { SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { finishExchange } from './exchange.ts'
import { backInputs } from './inputs.ts'
import { connect, requireOnlyHere } from './personOf.ts'
import { checkedBack, openProvider } from './readProvider.ts'

mutation('linkProviderIdentity', {
  description: "Connects the viewer's account to who they are at the identity provider of their root organization.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id(backInputs.organizationId),
    startToken: t.string(backInputs.startToken),
    response: t.string(backInputs.response),
  }),
  errors: [SignInError],
  async resolve({ organizationId, ...input }, { context, write }) {
    const { id: userId } = context.requireViewer()
    const provider = await openProvider(context, organizationId)
    const said = await finishExchange(context, provider, { purpose: 'LINK', userId }, checkedBack(input))
    const { rootId, root } = provider
    return write(async (tx) => {
      await requireOnlyHere(context, tx, { userId, rootId, organization: root.legalName })
      await connect(context, tx, provider, { ...said, userId })
      return { userId }
    })
  },
  success: userInAnswer,
})
