import { id, instant, text, through } from '../../kernel/list/conditions.ts'
import { listShape } from '../../kernel/list/listShape.ts'

export const attachmentList = listShape('Attachment', {
  isNode: false,
  filter: {
    action: id('Action'),
    addedBy: id('User'),
    addedAt: instant(),
    fileName: through('file', 'name', text('name', 'The name of the file.')),
    mediaType: through('file', 'mediaType', text('mediaType', 'The media type of the file, e.g. image/png.')),
  },
  orders: { FILE: { about: 'By upload time of the file.' } },
  usual: ['FILE', 'DESC'],
  search: { about: "Part of the file name or of the record's title." },
})
