import { noun } from '../../kernel/noun.ts'

noun('Webhook', 'webhook', 'webhooks', {
  audited: {
    labels: { is_active: 'On', paused_at: 'Turned off by itself', old_secret_until: 'Old secret signs until' },
  },
  searched: false,
  exported: false,
})
