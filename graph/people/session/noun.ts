import { noun } from '../../kernel/noun.ts'

noun('SignIn', 'sign-in', 'sign-ins', {
  table: false,
  audited: { said: ['event', 'user_id'] },
  searched: false,
  exported: false,
})
