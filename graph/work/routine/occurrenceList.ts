import { childList } from '../../kernel/list/childList.ts'
import { id, instant, oneOf } from '../../kernel/list/conditions.ts'
import { OccurrenceState } from './OccurrenceState.ts'

export const occurrenceList = childList('Occurrence', {
  filter: {
    state: oneOf(OccurrenceState),
    startsAt: instant(),
    endsAt: instant(),
    opensAt: instant(),
    closedAt: instant(),
    closedBy: id('User'),
    action: id('Action'),
  },
  orders: { START: { about: 'By start time.', by: { starts_at: 'instant', id: 'uuid' } } },
})
