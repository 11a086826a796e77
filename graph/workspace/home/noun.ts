import { noun } from '../../kernel/noun.ts'

noun('OrganizationShortcut', 'external shortcut', 'external shortcuts', {
  audited: true,
  searched: false,
  exported: false,
})
