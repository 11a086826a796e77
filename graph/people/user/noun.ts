import { noun } from '../../kernel/noun.ts'

noun('User', 'person', 'people', {
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
  audited: true,
  searched: false,
  exported: false,
})

noun('PasswordReset', 'link for a new password', 'links for a new password', {
  audited: { said: ['user_id'] },
  searched: false,
  exported: false,
})
