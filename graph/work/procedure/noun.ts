import { noun } from '../../kernel/noun.ts'

noun('Procedure', 'procedure', 'procedures', { audited: true, searched: false, exported: false })
