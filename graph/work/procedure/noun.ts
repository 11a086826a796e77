import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Procedure', t.one, t.many, t.the, {
  audited: { labels: { refer_to: t.refersTo, icon: t.icon, action: t.action, data: t.data } },
  searched: false,
  exported: false,
})
