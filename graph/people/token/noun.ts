import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('AccessToken', t.one, t.many, t.the, {
  named: { as: 'name', in: ['token_id'] },
  audited: true,
  searched: false,
  exported: false,
})
