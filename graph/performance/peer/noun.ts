import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('PeerConsent', t.one, t.many, t.the, {
  audited: {
    labels: {
      consented_at: t.consented,
      consented_by_id: t.consentedBy,
      withdrawn_at: t.withdrawn,
      withdrawn_by_id: t.withdrawnBy,
    },
  },
  searched: false,
  exported: false,
})
