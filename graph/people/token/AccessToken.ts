import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
import { User } from '../user/User.ts'
import { scopeNames, scopeTable } from '../../kernel/auth/scopes.ts'
import { AccessTokenState, stateOf } from './AccessTokenState.ts'
import { textIn } from '../../kernel/messages/text.ts'
import './visibleTokens.ts'

export const AccessScope = builder.enumType('AccessScope', {
  description: 'What an access token permits; never more than its owner may do.',
  values: Object.fromEntries(scopeNames.map((name) => [name, { description: scopeTable[name].about }])),
})

export const AccessToken = builder.prismaObject('AccessToken', {
  description: 'A token with which a program authenticates as its owner, limited by scopes.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the token, usually that of the program using it.' }),
    scopes: t.field({
      type: [AccessScope],
      description: 'The scopes granted to the token.',
      select: { scopes: true },
      resolve: ({ scopes }) => scopes,
    }),
    owner: t.relation('user', { type: User, description: 'The user the token authenticates as.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the token was last used, accurate to five minutes; null if never used.',
    }),
    lastUsedBy: t.string({
      nullable: true,
      description: 'The program that last used the token, as it identifies itself; null if never used.',
      select: { lastUsedAt: true, lastUsedAgent: true },
      resolve: ({ lastUsedAt, lastUsedAgent }, _args, { language }) =>
        lastUsedAt && textIn(language, deviceOf(lastUsedAgent)),
    }),
    lastUsedFrom: t.string({
      nullable: true,
      description: 'The network address the token was last used from; null if never used.',
      select: { lastUsedAt: true, lastUsedAddress: true },
      resolve: ({ lastUsedAt, lastUsedAddress }, _args, { language }) =>
        lastUsedAt && textIn(language, placeOfAddress(lastUsedAddress)),
    }),
    state: t.field({
      type: AccessTokenState,
      description: 'Whether the token is active, expired or revoked.',
      select: { revokedAt: true, expiresAt: true },
      resolve: (token, _args, { now }) => stateOf(token, now),
    }),
  }),
})
