import { noun } from '../../kernel/noun.ts'

noun('AccessToken', 'access token', 'access tokens', {
  named: { as: 'name', in: ['token_id'] },
  audited: true,
  searched: false,
  exported: false,
})
