import { SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { confirmed, untilInAnswer } from '../factor/confirmed.ts'
import { finishExchange } from './exchange.ts'
import { backFields } from './inputs.ts'
import { belongingOf } from './belongingOf.ts'
import { takeOnce } from './connect.ts'
import { requireOnlyHere } from './requireOnlyHere.ts'
import { checkedBack, openProvider } from './readProvider.ts'
import * as t from './__generated__/messages.ts'

mutation('confirmIdentityWithProvider', {
  description:
    'Confirms that it is the viewer, for the next 10 minutes of this session, by a new sign-in at the identity provider of their root organization.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: backFields,
  errors: [SignInError],
  async resolve({ organizationId, ...input }, { context, write }) {
    const viewer = context.requireViewer()
    const { id: userId } = viewer
    const provider = await openProvider(context, organizationId)
    const said = await finishExchange(context, provider, { purpose: 'CONFIRM', userId }, checkedBack(input))
    const { rootId, issuer } = provider
    requireOnlyHere(provider, belongingOf(viewer, rootId))
    return write(async (tx) => {
      const where = { userId, rootId, issuer, subject: said.subject }
      if (!(await tx.providerIdentity.count({ where }))) throw new SignInError(t.somebodyElse)
      await takeOnce(tx, provider, said)
      return confirmed(context, tx)
    })
  },
  success: untilInAnswer,
})
