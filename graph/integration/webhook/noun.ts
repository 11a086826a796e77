import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Webhook', t.one, t.many, t.the, {
  audited: {
    labels: { is_active: 'On', paused_at: 'Turned off by itself', old_secret_until: 'Old secret signs until' },
  },
  searched: false,
  exported: false,
})
