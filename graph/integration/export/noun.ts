import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('RecordExport', t.one, t.many, t.the, {
  audited: { labels: { request: t.request } },
  searched: false,
  exported: false,
})
