import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Address', t.one, t.many, t.the, {
  named: {
    as: "concat_ws(', ', nullif(line1, ''), nullif(city, ''), state)",
    in: ['address_id', 'registrant_address_id', 'mailing_address_id'],
  },
  audited: { labels: { line1: 'Address line 1', line2: 'Address line 2' } },
  searched: false,
  exported: false,
})
