import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Address', t.one, t.many, t.the, {
  named: {
    as: "concat_ws(', ', nullif(line1, ''), nullif(city, ''), state)",
    in: ['address_id', 'registrant_address_id', 'mailing_address_id'],
  },
  audited: {
    labels: {
      line1: t.addressLine1,
      line2: t.addressLine2,
      city: t.city,
      postal_code: t.postalCode,
      country: t.country,
    },
  },
  searched: false,
  exported: false,
})
