import type { Transaction } from '../../kernel/mutation.ts'
import { outboxSql } from '../../kernel/outbox.ts'

const snapshot = `jsonb_build_object('import', jsonb_build_object(
  'type', 'Import', 'id', i.id, 'what', i.kind, 'name', i.name, 'outcome', i.state,
  'counts', jsonb_build_object(
    'created', i.created, 'changed', i.changed, 'same', i.same, 'refused', i.refused),
  'createdById', i.created_by_id))`

const text = () =>
  outboxSql({
    kind: `'IMPORT'`,
    from: '(select * from import where id = $1::uuid) i',
    ofId: 'i.id',
    at: 'i.finished_at',
    outside: { rootId: 'i.root_id', snapshot },
  })

/** Tells outside that a file was brought in, whole or as far as it went. */
export const tellOfImport = (transaction: Transaction, id: string) => transaction.$executeRawUnsafe(text(), id)
