import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Retention', t.retention, t.retentions, t.theRetention, {
  audited: {
    labels: {
      audit_days: t.auditDays,
      history_days: t.historyDays,
      message_days: t.messageDays,
      file_days: t.fileDays,
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})

noun('LegalHold', t.hold, t.holds, t.theLegalHold, {
  audited: {
    labels: {
      user_id: t.person,
      action_id: t.record,
      placed_by_id: t.placedBy,
      placed_at: t.placed,
      lifted_by_id: t.liftedBy,
      lifted_at: t.lifted,
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})
