import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('Sop', t.oneSop, t.manySop, t.theSop, {
  audited: true,
  searched: inLibrary('SOP', 'A standard operating procedure.', 'sop'),
  exported: {
    description: 'Standard operating procedures.',
    columns: {
      Number: 'internalID',
      Name: 'name',
      Description: 'description',
      ...place,
      Tasks: 'taskItems.name',
      Status: 'status',
    },
  },
})

noun('SopVersion', t.oneSopVersion, t.manySopVersion, t.theSopVersion, {
  audited: { labels: { change_note: t.changeNote, published_at: t.published, published_by_id: t.publishedBy } },
  searched: false,
  exported: false,
})
