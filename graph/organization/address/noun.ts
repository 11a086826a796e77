import { noun } from '../../kernel/noun.ts'

noun('Address', 'address', 'addresses', {
  named: {
    as: "concat_ws(', ', nullif(line1, ''), nullif(city, ''), state)",
    in: ['address_id', 'registrant_address_id', 'mailing_address_id'],
  },
  audited: { labels: { line1: 'Address line 1', line2: 'Address line 2' } },
  searched: false,
  exported: false,
})
