import { noun } from '../../kernel/noun.ts'

noun('Closing', 'closing', 'closings', {
  audited: { labels: { goes_at: 'Goes', closed_at: 'Closed', closed_by_id: 'Closed by' }, said: ['root_id', 'name'] },
  searched: false,
  exported: false,
})
