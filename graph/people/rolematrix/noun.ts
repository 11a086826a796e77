import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('PolicyCell', t.one, t.many, t.the, {
  audited: { labels: { reach: t.reach }, said: ['capability', 'access_level'] },
  searched: false,
  exported: false,
})
