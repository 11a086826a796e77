import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('AccessToken', t.one, t.many, t.the, {
  named: { as: 'name', in: ['token_id'] },
  audited: {
    labels: {
      scopes: t.scopes,
      application_id: t.application,
      last_used_at: t.lastUsed,
      last_used_address: t.lastUsedFrom,
      last_used_agent: t.lastUsedBy,
      end_told_at: t.endTold,
      revoked_by_id: t.revokedBy,
    },
  },
  searched: false,
  exported: false,
})

noun('TokenPolicy', t.policy, t.policies, t.thePolicy, {
  audited: {
    labels: {
      longest_days: t.longestDays,
      scopes: t.scopes,
      addresses: t.addresses,
      allows_self_registration: t.selfRegistration,
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})
