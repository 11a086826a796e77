// How the columns of audited rows read: what each is called, and what its value refers to.
import { capitalized } from '../../kernel/capitalized.ts'
import type { Audited } from '../../kernel/audited.ts'
import { nounOf, nounsWith } from '../../kernel/noun.ts'
import type { Said, Text } from '../../kernel/messages/text.ts'
import type { ReferenceList } from '../../kernel/references.ts'
import * as t from './__generated__/messages.ts'

/** Columns that say nothing to a reader: who and where stand in the entry itself. */
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
])

/** Columns that more than one noun has, or the events of none. */
const labels: Record<string, Text> = {
  starts_at: t.startsAt,
  ends_at: t.endsAt,
  url: t.url,
  from_address: t.fromAddress,
  user_agent: t.userAgent,
}

function auditOf(noun: string): Audited {
  const audited = nounOf(noun)?.audited
  return typeof audited === 'object' ? audited : {}
}

export const isTold = (noun: string, column: string): boolean =>
  !silent.has(column) && !auditOf(noun).said?.includes(column)

/** What one noun keeps confidential is so in the rows of every other. */
export const isConfidential = (column: string): boolean =>
  nounsWith('audited').some(({ audited }) => audited !== true && audited.confidential?.includes(column))

/** A column's name for a reader. */
export function labelOf(noun: string, column: string): Said {
  const words = column.replace(/_(id|at)$/, '').replaceAll('_', ' ')
  return auditOf(noun).labels?.[column] ?? labels[column] ?? capitalized(words)
}

/** The noun that an id in a column is of. */
export const namedBy = (noun: string, column: string): string | undefined =>
  column === 'parent_id'
    ? nounOf(noun)?.named
      ? noun
      : undefined
    : nounsWith('named').find(({ named }) => named.in.includes(column))?.type

export const listOf = (noun: string, column: string): ReferenceList | undefined => auditOf(noun).lists?.[column]
