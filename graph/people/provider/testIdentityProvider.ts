import { SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { finishExchange } from './exchange.ts'
import { backFields } from './inputs.ts'
import { checkedBack, ownProvider } from './readProvider.ts'

mutation('testIdentityProvider', {
  description:
    'Takes what an identity provider answered to a test and says who it would sign in; after that it can be turned on.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: backFields,
  errors: [SignInError],
  async resolve({ organizationId, ...input }, { context, write }) {
    const { id: userId } = context.requireViewer()
    const provider = await ownProvider(context, organizationId)
    const said = await finishExchange(context, provider, { purpose: 'TEST', userId }, checkedBack(input))
    const { rootId, version } = provider
    await write((tx) =>
      // As it was tested: what was changed meanwhile was not.
      tx.identityProvider.updateMany({ where: { rootId, version }, data: { testedAt: context.now } }),
    )
    const { name, email, emailIsVerified, groups } = said
    return { name, email, emailIsVerified, groups }
  },
  success: (t) => ({
    name: t.exposeString('name', { description: 'The name that the provider gives.' }),
    email: t.expose('email', { type: 'EmailAddress', description: 'The email address that it gives.' }),
    isEmailVerified: t.boolean({
      description: 'Whether it says that the address is verified; if not, nobody is connected to an account by it.',
      resolve: ({ emailIsVerified }) => emailIsVerified,
    }),
    providerGroups: t.stringList({
      nullable: true,
      description:
        'The groups that it says they are of; null if it says nothing of them, or if they count for nothing.',
      resolve: ({ groups }) => groups,
    }),
  }),
})
