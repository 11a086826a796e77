import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('SignInPolicy', t.policy, t.policies, t.thePolicy, {
  audited: { labels: { requires_second_factor: t.requiresSecondFactor }, said: ['root_id'] },
  searched: false,
  exported: false,
})
