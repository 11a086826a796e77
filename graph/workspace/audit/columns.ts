// How the columns of audited rows read: what each is called, and what its value refers to.
import { capitalized } from '../../kernel/capitalized.ts'
import type { Audited } from '../../kernel/audited.ts'
import { nounOf, nounsWith } from '../../kernel/noun.ts'
import type { Said } from '../../kernel/messages/text.ts'
import type { ReferenceList } from '../../kernel/references.ts'
import { columnLabels } from './columnLabels.ts'

/** Columns that say nothing to a reader: who and where stand in the entry itself, others are for the machine alone. */
const silent = new Set([
  'id',
  'legacy_id',
  'root_id',
  'organization_id',
  'created_at',
  'sha256',
  'hash',
  'password_hash',
  'token_id',
  'version',
  'updated_at',
  'touched_at',
  'path',
  'parties',
  'filled_to',
  'generated_to',
  'evaluated_version',
  'plan_of',
  'mailed_hash',
])

function auditOf(noun: string): Audited {
  const audited = nounOf(noun)?.audited
  return typeof audited === 'object' ? audited : {}
}

export const isTold = (noun: string, column: string): boolean =>
  !silent.has(column) && !auditOf(noun).said?.includes(column)

/** What one noun keeps confidential is so in the rows of every other. */
export const isConfidential = (column: string): boolean =>
  nounsWith('audited').some(({ audited }) => audited !== true && audited.confidential?.includes(column))

/** A column's name for a reader; one that is gone by now is called as it was. */
export function labelOf(noun: string, column: string): Said {
  const words = column.replace(/_(id|at)$/, '').replaceAll('_', ' ')
  return auditOf(noun).labels?.[column] ?? columnLabels[column] ?? capitalized(words)
}

/** The noun that an id in a column is of. */
export const namedBy = (noun: string, column: string): string | undefined =>
  column === 'parent_id'
    ? nounOf(noun)?.named
      ? noun
      : undefined
    : nounsWith('named').find(({ named }) => named.in.includes(column))?.type

export const listOf = (noun: string, column: string): ReferenceList | undefined => auditOf(noun).lists?.[column]
