import { noun } from '../../kernel/noun.ts'

noun('SavedReport', 'saved report', 'saved reports', { audited: true, searched: false, exported: false })
