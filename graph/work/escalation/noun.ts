import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('PriorityTarget', t.one, t.many, t.the, {
  audited: { labels: { amount: t.amountColumn } },
  searched: false,
  exported: false,
})
