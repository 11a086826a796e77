import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('IndustryClassification', t.one, t.many, t.the, {
  audited: { labels: { naics: t.industry, is_primary: t.mainIndustry } },
  searched: false,
  exported: false,
})
