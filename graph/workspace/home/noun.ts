import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('OrganizationShortcut', t.one, t.many, {
  audited: true,
  searched: false,
  exported: false,
})
