import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('ServiceAccount', t.one, t.many, t.the, {
  audited: {
    labels: {
      purpose: t.purpose,
      owner_id: t.owner,
      expires_at: t.ends,
      ended_at: t.ended,
      end_told_at: t.endTold,
      owner_told_at: t.ownerTold,
    },
    said: ['id'],
  },
  searched: false,
  exported: false,
})
