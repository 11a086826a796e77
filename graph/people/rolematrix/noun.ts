import { noun } from '../../kernel/noun.ts'

noun('PolicyCell', 'role matrix', 'role matrix', {
  audited: { said: ['capability', 'access_level'] },
  searched: false,
  exported: false,
})
