import { builder } from '../../kernel/builder.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import { globalId } from '../../kernel/node.ts'
import { User } from '../user/User.ts'
import { belongingOf } from './belongingOf.ts'

interface Shown {
  rootId: string
  organizationName: string
  email: string | null
  connectedAt: Date | null
  isUsable: boolean
}

const ProviderIdentity = builder.objectRef<Shown>('ProviderIdentity').implement({
  description: 'Who the viewer is at the identity provider of a root organization that they belong to.',
  fields: (t) => ({
    organizationId: t.id({
      description: 'The root organization, for linkProviderIdentity.',
      resolve: ({ rootId }) => globalId('Organization', rootId),
    }),
    organizationName: t.exposeString('organizationName', { description: 'What the organization is called.' }),
    email: t.expose('email', {
      type: 'EmailAddress',
      nullable: true,
      description: 'The address that the provider gives for them; null if the account is not connected.',
    }),
    connectedAt: t.expose('connectedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account was connected; null if it is not.',
    }),
    isUsable: t.exposeBoolean('isUsable', {
      description:
        'Whether the viewer can sign in by it alone: not while they belong to another root organization, too.',
    }),
  }),
})

builder.prismaObjectField(User, 'providerIdentities', (t) =>
  t.field({
    type: [ProviderIdentity],
    nullable: true,
    description:
      "The identity providers of the viewer's root organizations, connected to their account or not; null for other users.",
    select: { id: true },
    async resolve({ id }, _args, context) {
      const viewer = context.requireViewer()
      if (id !== viewer.id) return null
      requireScope(viewer, 'ACCOUNT')
      const { prisma } = context.db
      const providers = await prisma.identityProvider.findMany({
        where: { isOn: true, rootId: { in: viewer.rootIds } },
        select: { rootId: true, root: { select: { legalName: true } } },
        orderBy: { rootId: 'asc' },
      })
      const own = await prisma.providerIdentity.findMany({ where: { userId: id } })
      return providers.map(({ rootId, root: { legalName } }) => {
        const identity = own.find((one) => one.rootId === rootId)
        const { email = null, createdAt = null } = identity ?? {}
        return {
          rootId,
          organizationName: legalName,
          email,
          connectedAt: createdAt,
          isUsable: belongingOf(viewer, rootId).other === null,
        }
      })
    },
  }),
)
