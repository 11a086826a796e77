import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('SignIn', t.one, t.many, t.the, {
  table: false,
  audited: { said: ['event', 'user_id'] },
  searched: false,
  exported: false,
})
