import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('IndustryClassification', t.one, t.many, t.the, {
  audited: { labels: { naics: 'Industry' } },
  searched: false,
  exported: false,
})
