import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Response', t.one, t.many, t.the, {
  table: false,
  audited: false,
  searched: false,
  exported: {
    description: 'Submitted checklists and practice answers, SOP acknowledgments, and decisions on requests to join.',
    hasNoId: true,
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
