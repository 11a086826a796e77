import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Passkey', t.one, t.many, t.the, { audited: false, searched: false, exported: false })
