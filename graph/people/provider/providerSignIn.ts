import { builder } from '../../kernel/builder.ts'
import { globalId, policy } from '../../kernel/node.ts'
import { signInOf, type Shown } from './signInOf.ts'

const ProviderSignIn = builder.objectRef<Shown>('ProviderSignIn').implement({
  description: 'A way to sign in: by the identity provider of a root organization.',
  fields: (t) => ({
    organizationId: t.id({
      description: 'The root organization, for startProviderSignIn.',
      resolve: ({ rootId }) => globalId('Organization', rootId),
    }),
    organizationName: t.exposeString('organizationName', { description: 'What the organization is called.' }),
    isRequired: t.exposeBoolean('isRequired', {
      description: 'Whether its people sign in by it alone, but for Admins who are kept for when it fails.',
    }),
  }),
})

builder.queryField('providerSignIn', (t) =>
  t.field({
    type: ProviderSignIn,
    nullable: true,
    description:
      'How people of a root organization sign in by its identity provider, null if they do not; a domain of its email addresses names it, too; if none is named, that of the only one there is.',
    ...policy('public'),
    args: {
      organizationId: t.arg.id({ description: 'The root organization.' }),
      domain: t.arg.string({ description: 'The domain of an email address, which may be one of a root organization.' }),
    },
    resolve: (_root, args, context) => signInOf(context, args),
  }),
)
