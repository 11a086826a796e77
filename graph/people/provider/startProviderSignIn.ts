import { builder } from '../../kernel/builder.ts'
import { RateLimitError, SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { openProvider, ownProvider } from './readProvider.ts'
import { startExchange } from './exchange.ts'
import type { Purpose } from './exchangeSecrets.ts'

const values = {
  SIGN_IN: { description: 'To sign in by it.' },
  TEST: { description: 'To see what it answers, before it is turned on.' },
  LINK: { description: "To connect the viewer's account to it." },
  CONFIRM: { description: 'To confirm that it is the viewer; it asks them to sign in again.' },
} satisfies Record<Purpose, object>

const ProviderPurpose = builder.enumType('ProviderPurpose', {
  description: 'Why somebody goes to the identity provider of an organization.',
  values,
})

mutation('startProviderSignIn', {
  description: 'Starts a sign-in at the identity provider of a root organization; it is good for ten minutes.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization whose provider it is.' }),
    purpose: t.field({ type: ProviderPurpose, description: 'Why; to sign in if omitted.' }),
  }),
  errors: [SignInError, RateLimitError],
  async resolve({ organizationId, purpose: given }, { context }) {
    const purpose = given ?? 'SIGN_IN'
    const userId = purpose === 'SIGN_IN' ? null : context.requireViewer().id
    const provider = await (purpose === 'TEST' ? ownProvider : openProvider)(context, organizationId)
    return context.services.signInLimits.withoutPassword(context.client.address, () =>
      startExchange(context, provider, { purpose, userId }),
    )
  },
  success: (t) => ({
    startToken: t.exposeString('startToken', {
      description: 'What the page keeps and sends with what the provider answers; nobody else is to know it.',
    }),
    url: t.field({ type: 'URL', description: 'The address at the provider to go to.', resolve: ({ url }) => url }),
  }),
})
