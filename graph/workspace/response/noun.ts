import { noun } from '../../kernel/noun.ts'

noun('Response', 'response', 'responses', {
  table: false,
  audited: false,
  searched: false,
  exported: {
    description: 'What was handed in, read and decided.',
    columns: {
      At: 'at',
      Kind: 'kind',
      Title: 'title',
      Detail: 'detail',
      Person: 'person',
      Organization: 'organization',
      Failed: 'failedCount',
      Record: 'recordKey',
    },
  },
})
