import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Application', t.one, t.many, t.the, {
  named: { as: 'name', in: ['application_id'] },
  audited: {
    labels: {
      name: t.name,
      home_url: t.homeUrl,
      redirect_urls: t.redirectUrls,
      scopes: t.scopes,
      is_self_registered: t.selfRegistered,
      secret_hash: t.secret,
      old_secret_hash: t.oldSecret,
      old_secret_until: t.oldSecretUntil,
      ended_at: t.ended,
    },
    said: ['id'],
  },
  searched: false,
  exported: false,
})
