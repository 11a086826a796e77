import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('User', t.oneUser, t.manyUser, t.theUser, {
  table: 'app_user',
  named: {
    as: 'name',
    in: [
      'user_id',
      'decider_id',
      'created_by_id',
      'used_by_id',
      'answered_by_id',
      'consented_by_id',
      'withdrawn_by_id',
    ],
  },
  audited: {
    labels: {
      email_verified_at: t.emailConfirmed,
      username: t.username,
      home_root_id: t.homeOrganization,
      is_service_account: t.isServiceAccount,
    },
  },
  searched: false,
  exported: false,
})

noun('PasswordReset', t.onePasswordReset, t.manyPasswordReset, t.thePasswordReset, {
  audited: { labels: { person: t.person }, said: ['user_id'] },
  searched: false,
  exported: false,
})
