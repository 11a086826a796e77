import { noun } from '../../kernel/noun.ts'

noun('Retention', 'retention', 'retentions', {
  audited: {
    labels: {
      audit_days: 'Days of the audit log',
      history_days: 'Days of histories',
      message_days: 'Days of messages',
      file_days: 'Days of files',
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})

noun('LegalHold', 'legal hold', 'legal holds', {
  audited: {
    labels: {
      user_id: 'Person',
      action_id: 'Record',
      placed_by_id: 'Placed by',
      placed_at: 'Placed',
      lifted_by_id: 'Lifted by',
      lifted_at: 'Lifted',
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})
