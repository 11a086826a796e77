import { noun } from '../../kernel/noun.ts'

noun('Response', 'response', 'responses', {
  table: false,
  audited: false,
  searched: false,
  exported: {
    description: 'Submitted checklists and practice answers, SOP acknowledgments, and decisions on requests to join.',
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
