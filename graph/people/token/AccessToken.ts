import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
import { User } from '../user/User.ts'
import { scopeNames, scopeTable } from '../../kernel/auth/scopes.ts'
import { AccessTokenState, stateOf } from './AccessTokenState.ts'
import './visibleTokens.ts'

export const AccessScope = builder.enumType('AccessScope', {
  description: 'What a program may do that asks with a token; never more than the token’s owner.',
  values: Object.fromEntries(scopeNames.map((name) => [name, { description: scopeTable[name].about }])),
})

export const AccessToken = builder.prismaObject('AccessToken', {
  description: 'A token by which a program asks as its owner, narrowed by scopes.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called: which program uses it.' }),
    scopes: t.field({
      type: [AccessScope],
      description: 'What it may do.',
      select: { scopes: true },
      resolve: ({ scopes }) => scopes,
    }),
    owner: t.relation('user', { type: User, description: 'Whose it is: as whom it asks.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it is good.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to five minutes; null where it never was.',
    }),
    lastUsedBy: t.string({
      nullable: true,
      description: 'By which program it was last used, as that calls itself.',
      select: { lastUsedAt: true, lastUsedAgent: true },
      resolve: ({ lastUsedAt, lastUsedAgent }) => lastUsedAt && deviceOf(lastUsedAgent),
    }),
    lastUsedFrom: t.string({
      nullable: true,
      description: 'From where it was last used, by its address.',
      select: { lastUsedAt: true, lastUsedAddress: true },
      resolve: ({ lastUsedAt, lastUsedAddress }) => lastUsedAt && placeOfAddress(lastUsedAddress),
    }),
    state: t.field({
      type: AccessTokenState,
      description: 'Whether it is good.',
      select: { revokedAt: true, expiresAt: true },
      resolve: (token, _args, { now }) => stateOf(token, now),
    }),
  }),
})
