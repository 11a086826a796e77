import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('AuditStream', t.one, t.many, t.the, {
  audited: {
    labels: {
      secret_name: t.nameOfTheSecret,
      old_secret_name: t.nameOfTheOldSecret,
      old_secret_until: t.oldSecretSignsUntil,
      certificate: t.certificate,
      is_on: t.on,
      since: t.since,
      failing_since: t.failingSince,
      next_at: t.nextAttempt,
      tries: t.failedAttempts,
      trouble: t.trouble,
      told_at: t.adminsMailed,
      last_sent_at: t.lastSent,
      sent: t.entriesSent,
      left_out: t.entriesLeftOut,
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})
