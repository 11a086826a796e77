// Where the activity of a record is read from. Whoever sees a record sees its history, its notes and files, and its
// thread: the record has been authorized by who asks for its activity, and nothing here is of another record.
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import type { ItemType } from './ActivityItem.ts'
import type { ActivityKindName } from './ActivityKind.ts'

interface Source {
  /** Its rows `l` of the record `p.id`, with a condition. */
  rows: string
  at: string
  id: string
}

const said = 'thread t join message l on l.thread_id = t.id where t.action_id = p.id'

const sourceOf: Record<ActivityKindName, Source> = {
  CHANGE: { rows: 'action_history l where l.action_id = p.id', at: 'l.at', id: 'l.id' },
  NOTE: { rows: 'note l where l.action_id = p.id', at: 'l.created_at', id: 'l.id' },
  MESSAGE: { rows: `${said} and l.kind = 'MESSAGE'`, at: 'l.created_at', id: 'l.id' },
  MAIL: { rows: `${said} and l.kind = 'MAIL'`, at: 'l.created_at', id: 'l.id' },
  FILE: { rows: 'attachment l where l.action_id = p.id', at: 'l.added_at', id: 'l.file_id' },
}

export const typeOf: Record<ActivityKindName, ItemType> = {
  CHANGE: 'HistoryEntry',
  NOTE: 'Note',
  MESSAGE: 'Message',
  MAIL: 'Message',
  FILE: 'Attachment',
}

export const allKinds = Object.keys(sourceOf) as ActivityKindName[]

export interface Narrowed {
  kinds: readonly ActivityKindName[]
  asOf: Date | undefined
}

/** The keys of the entries as rows of at, id and kind, each source by itself with what `each` puts behind it. */
export function keysSql(
  { kinds, asOf }: Narrowed,
  parameters: Parameters,
  each: (at: string, id: string) => string,
): string {
  const then = asOf && `${parameters.add(asOf)}::timestamptz`
  return kinds
    .map((kind) => {
      const { rows, at, id } = sourceOf[kind]
      const past = then ? ` and ${at} <= ${then}` : ''
      return `(select ${at} as at, ${id} as id, '${kind}' as kind from ${rows}${past}${each(at, id)})`
    })
    .join(' union all ')
}
