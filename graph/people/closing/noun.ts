import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Closing', t.one, t.many, t.the, {
  audited: { labels: { goes_at: 'Goes', closed_at: 'Closed', closed_by_id: 'Closed by' }, said: ['root_id', 'name'] },
  searched: false,
  exported: false,
})
