import { noun } from '../../kernel/noun.ts'

noun('SavedView', 'saved view', 'saved views', { audited: true, searched: false, exported: false })
