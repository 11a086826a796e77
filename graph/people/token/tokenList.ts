import { derived, id, instant, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { anyOf } from '../../kernel/scope.ts'
import { AccessTokenState, states, whereState } from './AccessTokenState.ts'
import { visibleTokens } from './visibleTokens.ts'

export const tokenList = nodeList('AccessToken', {
  visible: visibleTokens,
  filter: {
    name: text(),
    owner: id('User', 'userId'),
    state: derived(AccessTokenState, states, (some, { context: { now } }) =>
      anyOf(some.map((state) => whereState(state, now))),
    ),
    createdAt: instant(),
    expiresAt: instant(),
    lastUsedAt: instant(),
  },
  orders: {
    CREATED: { about: 'By creation time.', by: () => [] },
    NAME: { about: 'By name.', by: (to) => [{ name: to }] },
    EXPIRES: { about: 'By until when it is good.', by: (to) => [{ expiresAt: to }] },
    LAST_USED: { about: 'By when it was last used.', by: (to) => [{ lastUsedAt: to }] },
  },
  usual: ['CREATED', 'DESC'],
})
