import { noun } from '../../kernel/noun.ts'

noun('PriorityTarget', 'target', 'targets', { audited: true, searched: false, exported: false })
