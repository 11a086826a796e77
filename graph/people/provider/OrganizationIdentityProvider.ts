import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { loadUsersOf } from '../user/loadUsersOf.ts'
import { User } from '../user/User.ts'
import { breakGlassAdmins } from './breakGlass.ts'
import { mailedLink } from '../../kernel/publicLink.ts'
import type { AccessLevel as Level } from '../../kernel/policy.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import { AccessLevel } from '../membership/AccessLevel.ts'
import { redirectUrl } from './redirectUrl.ts'
import { ProviderRule } from './ProviderRule.ts'
import { checkedRules, matching } from './rules.ts'
import { samlAddresses } from './samlAddresses.ts'
import { SamlProvider } from './SamlProvider.ts'
import { samlOf } from './samlSettings.ts'
import { SamlSetup } from './SamlSetup.ts'

interface Shown {
  rootId: string
  issuer: string | null
  clientId: string | null
  joinsAs: Level | null
  isOn: boolean
  isRequired: boolean
  breakGlass: string[]
  groupClaim: string | null
  saml: IdentityProvider['saml']
  rules: IdentityProvider['rules']
  testedAt: Date | null
  version: number
}

const OrganizationIdentityProvider = builder.objectRef<Shown>('OrganizationIdentityProvider').implement({
  description: 'The OpenID Connect or SAML provider by which the people of a root organization sign in.',
  fields: (t) => ({
    issuer: t.exposeString('issuer', {
      nullable: true,
      description: 'Its issuer, which is the entity ID by SAML; null if none is set up.',
    }),
    clientIdentifier: t.exposeString('clientId', {
      nullable: true,
      description: 'Under which Opsgraph is known to it; null by SAML, or if none is set up.',
    }),
    joinsAs: t.field({
      type: AccessLevel,
      nullable: true,
      description: 'The access level of people who come without an account; null if they need an invitation.',
      resolve: ({ joinsAs }) => joinsAs,
    }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether people sign in by it.' }),
    isRequired: t.exposeBoolean('isRequired', {
      description:
        'Whether people whose address is of a verified domain, or who are connected to it, sign in by it alone.',
    }),
    breakGlass: t.field({
      type: [User],
      description: 'The Admins who can still sign in if the provider fails; at most 20.',
      // Those whose account is still there.
      resolve: async ({ breakGlass }, _args, context, info) =>
        (await Promise.all(breakGlass.map((id) => loadUsersOf(context, info, id)))).filter(Boolean),
    }),
    breakGlassCandidates: t.field({
      type: [User],
      description: 'The Admins who could: with a passkey, or with a password and an authenticator app; at most 100.',
      async resolve({ rootId }, _args, context, info) {
        const ids = await breakGlassAdmins(context.db.prisma, rootId, context.now)
        return Promise.all(ids.map((id) => loadUsersOf(context, info, id)))
      },
    }),
    groupClaim: t.exposeString('groupClaim', {
      nullable: true,
      description: 'The claim or attribute that lists the groups of a person; null if groups are ignored.',
    }),
    rules: t.field({
      type: [ProviderRule],
      description: 'Where people belong by their groups, in order.',
      resolve: (shown, _args, { db }) => checkedRules(db.prisma, shown),
    }),
    rulesFor: t.field({
      type: [ProviderRule],
      description: 'The rules that apply to a person in these groups.',
      args: {
        providerGroups: t.arg.stringList({ required: true, description: 'The groups, as the provider says them.' }),
      },
      resolve: async (shown, { providerGroups }, { db }) =>
        matching(await checkedRules(db.prisma, shown), providerGroups),
    }),
    testedAt: t.expose('testedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last tested; null if not since its settings changed.',
    }),
    version: t.exposeInt('version', { description: 'Counts changes; for setIdentityProvider.' }),
    saml: t.field({
      type: SamlProvider,
      nullable: true,
      description: 'What is set up if it speaks SAML; null if it speaks OpenID Connect, or if none is set up.',
      resolve({ issuer, ...shown }) {
        const saml = samlOf(shown)
        return saml && { ...saml, issuer: issuer! }
      },
    }),
    samlSetup: t.field({
      type: SamlSetup,
      description: 'What to enter at a provider that speaks SAML, before or after it is set up here.',
      resolve: ({ rootId, ...shown }, _args, context) => ({
        ...samlAddresses(context, rootId),
        encryptionCertificate: samlOf(shown)?.encryptionCertificate ?? null,
      }),
    }),
    redirectUrl: t.field({
      type: 'URL',
      description: 'The address to enter at an OpenID Connect provider, to which it leads people back.',
      resolve: (_shown, _args, context) => redirectUrl(context),
    }),
    signInUrl: t.field({
      type: 'URL',
      description: 'The address at which the people of the organization sign in by it.',
      resolve: ({ rootId }, _args, { services: { settings } }) =>
        mailedLink(settings, `/login?organization=${encodeURIComponent(rootId)}`),
    }),
  }),
})

builder.prismaObjectField(Organization, 'identityProvider', (t) =>
  t.field({
    type: OrganizationIdentityProvider,
    nullable: true,
    description:
      'By which provider people sign in, or how one is set up; null below the root, or if the viewer may not administer it.',
    select: { id: true, rootId: true, parentId: true },
    async resolve({ id, rootId, parentId }, _args, context) {
      if (parentId || !context.requireViewer().mayAt('organization.administer', organizationPlace({ id, rootId })))
        return null
      const kept = await context.db.prisma.identityProvider.findUnique({
        where: { rootId },
        omit: { clientSecret: true, sealed: true, updatedAt: true },
      })
      const nothing = {
        issuer: null,
        clientId: null,
        joinsAs: null,
        isOn: false,
        isRequired: false,
        breakGlass: [],
        groupClaim: null,
        saml: null,
        rules: [],
        testedAt: null,
        version: 0,
      }
      return { rootId, ...nothing, ...kept }
    },
  }),
)
