import { outboxSql } from '../../kernel/outbox.ts'
import { snapshotSql } from './snapshotSql.ts'

interface Steps {
  /** Columns of the history beside the record's id, each with its expression over `from`. */
  columns: Record<string, string>
  /** What was done, a row a record, with `record` as an expression for its id. */
  from: string
  record: string
  /** Where the records are read as they were written, with all their columns. */
  written: string
}

/** The parts of a statement that write what was done with records into their history, and tell of it. */
export const historySql = ({ columns, from, record, written }: Steps): string => `
  noted as (
    insert into action_history (action_id, ${Object.keys(columns).join(', ')})
    select ${record}, ${Object.values(columns).join(', ')} from ${from} returning id, action_id, at),
  told as (${outboxSql({
    kind: `'HISTORY'`,
    from: `noted h join ${written} a on a.id = h.action_id`,
    ofId: 'h.id',
    at: 'h.at',
    outside: snapshotSql('a'),
  })})`
