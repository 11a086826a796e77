import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('SavedView', t.one, t.many, t.the, {
  audited: { labels: { screen: t.screen, search: t.filters } },
  searched: false,
  exported: false,
})
