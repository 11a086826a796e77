import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Closing', t.one, t.many, t.the, {
  audited: {
    labels: {
      closed_by_id: t.closedBy,
      closed_at: t.closed,
      goes_at: t.deletedOn,
      people: t.people,
      has_begun: t.deletionHasBegun,
      plan: t.toBeDeleted,
      done: t.deletedSoFar,
      went: t.deleted,
    },
    said: ['root_id', 'name'],
  },
  searched: false,
  exported: false,
})
