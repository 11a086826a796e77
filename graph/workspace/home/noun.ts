import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('OrganizationShortcut', t.one, t.many, t.the, {
  audited: { labels: { slot: t.slot } },
  searched: false,
  exported: false,
})
