import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { globalId, policy, uuidLookedUp } from '../../kernel/node.ts'

interface Shown {
  rootId: string
  organizationName: string
}

const ProviderSignIn = builder.objectRef<Shown>('ProviderSignIn').implement({
  description: 'A way to sign in: by the identity provider of a root organization.',
  fields: (t) => ({
    organizationId: t.id({
      description: 'The root organization, for startProviderSignIn.',
      resolve: ({ rootId }) => globalId('Organization', rootId),
    }),
    organizationName: t.exposeString('organizationName', { description: 'What the organization is called.' }),
  }),
})

/** Nobody is told which organizations there are: one is to be named, but where there is only one. */
async function signInOf({ db: { prisma } }: Context, organizationId: string | null | undefined): Promise<Shown | null> {
  const rootId = organizationId ? uuidLookedUp('Organization', organizationId, 'organizationId') : undefined
  if (rootId === undefined && (await prisma.organization.count({ where: { parentId: null }, take: 2 })) !== 1)
    return null
  const found = await prisma.identityProvider.findFirst({
    where: { rootId, isOn: true, root: { archivedAt: null } },
    select: { rootId: true, root: { select: { legalName: true } } },
  })
  return found && { rootId: found.rootId, organizationName: found.root.legalName }
}

builder.queryField('providerSignIn', (t) =>
  t.field({
    type: ProviderSignIn,
    nullable: true,
    description:
      'How people of a root organization sign in by its identity provider, null if they do not; if none is named, that of the only one there is.',
    ...policy('public'),
    args: { organizationId: t.arg.id({ description: 'The root organization.' }) },
    resolve: (_root, { organizationId }, context) => signInOf(context, organizationId),
  }),
)
