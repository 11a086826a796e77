import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('SignInPolicy', t.policy, t.policies, t.thePolicy, {
  audited: {
    labels: {
      requires_second_factor: t.requiresSecondFactor,
      longest_session_hours: t.longestSession,
      longest_idle_hours: t.longestIdle,
      addresses: t.addresses,
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})
