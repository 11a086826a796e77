import { noun } from '../../kernel/noun.ts'

noun('IndustryClassification', 'industry', 'industries', {
  audited: { labels: { naics: 'Industry' } },
  searched: false,
  exported: false,
})
