import { childList } from '../../kernel/list/childList.ts'
import { id, instant } from '../../kernel/list/conditions.ts'

export const noteList = childList('Note', {
  filter: { author: id('User'), createdAt: instant() },
  orders: { CREATED: { about: 'By creation time.', by: { id: 'uuid' } } },
  usual: ['CREATED', 'DESC'],
  search: { about: 'Part of the text.', column: 'text' },
})
