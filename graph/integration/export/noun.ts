import { noun } from '../../kernel/noun.ts'

noun('RecordExport', 'export', 'exports', { audited: true, searched: false, exported: false })
