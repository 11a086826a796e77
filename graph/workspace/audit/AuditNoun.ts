import { capitalized } from '../../kernel/capitalized.ts'
import { constantOf, enumOfNouns, nounsWith } from '../../kernel/noun.ts'

export const AuditNoun = enumOfNouns('AuditNoun', 'The types of object an audit entry can be about.', () =>
  nounsWith('audited').map((noun) => [constantOf(noun), noun.type, `${capitalized(String(noun.label.one))}.`]),
)

/** The labels of what the log can be narrowed to, for the web. */
export const auditLabels = () =>
  nounsWith('audited').map((noun) => [constantOf(noun), capitalized(String(noun.label.many))] as const)
