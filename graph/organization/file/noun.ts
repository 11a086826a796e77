import { noun } from '../../kernel/noun.ts'

noun('File', 'file', 'files', {
  named: { as: 'name', in: ['logo_id'] },
  audited: true,
  searched: false,
  exported: false,
})
