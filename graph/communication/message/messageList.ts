import { childList } from '../../kernel/list/childList.ts'
import { id, instant, oneOf } from '../../kernel/list/conditions.ts'
import { MessageKind } from './enums.ts'

export const messageList = childList('Message', {
  filter: { kind: oneOf(MessageKind), author: id('User'), createdAt: instant() },
  orders: { CREATED: { about: 'By creation time.', by: { legacy_id: 'number' } } },
  usual: ['CREATED', 'DESC'],
  search: { about: 'Part of the text.', column: 'text' },
})
