import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Domain', t.one, t.many, t.the, {
  audited: {
    labels: {
      name: t.name,
      proof: t.proof,
      verified_at: t.verifiedAt,
      is_by_mail: t.isByMail,
      checked_at: t.checkedAt,
      missing_since: t.missingSince,
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})
