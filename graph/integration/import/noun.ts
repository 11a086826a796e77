import { noun } from '../../kernel/noun.ts'

noun('Import', 'import', 'imports', { audited: true, searched: false, exported: false })
