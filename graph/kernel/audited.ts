import type { Text } from './messages/text.ts'
import type { ReferenceList } from './references.ts'

/** How the audit log reads the rows of a noun, beyond what it makes of the columns that many have. */
export interface Audited {
  /** What its columns are called, but for those that many nouns have. */
  labels?: Readonly<Record<string, Text>>
  /** The reference lists that its columns are numbers of. */
  lists?: Readonly<Record<string, ReferenceList>>
  /** Columns that only those see who may see what is confidential. */
  confidential?: readonly string[]
  /** Columns that are not told, since what the entry is about says them. */
  said?: readonly string[]
}
