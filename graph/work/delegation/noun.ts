import { noun } from '../../kernel/noun.ts'

noun('Delegation', 'delegation', 'delegations', { audited: false, searched: false, exported: false })
