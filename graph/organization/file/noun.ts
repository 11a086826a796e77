import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('File', t.one, t.many, t.the, {
  named: { as: 'name', in: ['logo_id'] },
  audited: { labels: { media_type: t.mediaType, size: t.sizeInBytes } },
  searched: false,
  exported: false,
})
