import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { AccessScope } from '../token/AccessToken.ts'
import { User } from '../user/User.ts'
import './visibleApplications.ts'

export const Application = builder.prismaObject('Application', {
  description:
    'A third-party program that people of a root organization may let act for them by OAuth 2.1, without giving it a password.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name that people are shown.' }),
    clientIdentifier: t.exposeString('id', { description: 'What the application sends as `client_id`.' }),
    homeUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'Where people find out about it; null if not known.',
      select: { homeUrl: true },
      resolve: ({ homeUrl }) => homeUrl || null,
    }),
    redirectUrls: t.expose('redirectUrls', {
      type: ['URL'],
      description: 'The addresses that people may be led back to, as `redirect_uri`.',
    }),
    scopes: t.field({
      type: [AccessScope],
      description: 'The most that people may let it do.',
      select: { scopes: true },
      resolve: ({ scopes }) => scopes,
    }),
    isConfidential: t.boolean({
      description: 'Whether it authenticates with a secret; an app on a phone or a desktop can keep none.',
      select: { secretHash: true },
      resolve: ({ secretHash }) => secretHash !== null,
    }),
    oldSecretExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before the current one stays valid; null if there is none.',
      select: { oldSecretUntil: true },
      resolve: ({ oldSecretUntil }, _args, { now }) => (oldSecretUntil && oldSecretUntil > now ? oldSecretUntil : null),
    }),
    isSelfRegistered: t.exposeBoolean('isSelfRegistered', {
      description: 'Whether it registered itself; what it says of itself has not been checked then.',
    }),
    createdBy: t.relation('createdBy', {
      type: User,
      nullable: true,
      description: 'The user who registered it; null if it registered itself, or if they have gone.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was registered.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ended permanently; null if it was not.',
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})
