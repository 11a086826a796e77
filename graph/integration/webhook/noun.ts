import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Webhook', t.one, t.many, t.the, {
  audited: {
    labels: {
      events: t.events,
      filter: t.filter,
      is_active: t.on,
      paused_at: t.turnedOffAutomatically,
      paused_reason: t.whyItWasTurnedOff,
      secret_name: t.nameOfTheSecret,
      old_secret_name: t.nameOfTheOldSecret,
      old_secret_until: t.oldSecretSignsUntil,
      failing_since: t.failingSince,
    },
  },
  searched: false,
  exported: false,
})
