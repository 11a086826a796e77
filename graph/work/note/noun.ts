import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Attachment', t.oneAttachment, t.manyAttachment, t.theAttachment, {
  audited: false,
  searched: false,
  exported: {
    description: 'Files attached to action records assigned to the viewer.',
    field: 'myAttachments',
    isOwn: true,
    columns: {
      Number: 'file.internalID',
      Name: 'file.name',
      Type: 'file.mediaType',
      Bytes: 'file.size',
      Record: 'action.key',
      Added: 'addedAt',
      'Added by': 'addedBy.name',
    },
  },
})

noun('Note', t.oneNote, t.manyNote, t.theNote, {
  audited: false,
  searched: false,
  exported: {
    description: 'The notes of an action record.',
    of: 'Action',
    columns: { Number: 'internalID', At: 'createdAt', Author: 'author.name', Text: 'text' },
  },
})
