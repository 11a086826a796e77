import { id, instant, int } from '../../kernel/list/conditions.ts'
import { listShape } from '../../kernel/list/listShape.ts'

export const historyList = listShape('HistoryEntry', {
  isNode: false,
  filter: { version: int(), actor: id('User'), onBehalfOf: id('User'), at: instant() },
  orders: { AT: { about: 'By when the change was made.' } },
  usual: ['AT', 'DESC'],
})
