import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('IdentityProvider', t.one, t.many, t.the, {
  audited: {
    labels: {
      issuer: t.issuer,
      client_id: t.clientId,
      client_secret: t.clientSecret,
      sealed: t.isSealed,
      joins_as: t.joinsAs,
      is_on: t.isOn,
      is_required: t.isRequired,
      break_glass: t.breakGlass,
      group_claim: t.groupClaim,
      rules: t.rules,
      saml: t.saml,
      tested_at: t.testedAt,
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})
