import type { Transaction } from '../../../kernel/mutation.ts'
import { outboxSql } from '../../../kernel/outbox.ts'

const snapshot = `jsonb_build_object('import', jsonb_build_object(
  'type', 'ObservationImport', 'id', i.id, 'what', 'OBSERVATIONS', 'name', i.name,
  'counts', jsonb_build_object('added', i.counts -> 'ADDED', 'corrected', i.counts -> 'CORRECTED',
    'same', i.counts -> 'SAME', 'wrong', i.counts -> 'WRONG'),
  'createdById', i.created_by_id))`

const text = () =>
  outboxSql({
    kind: `'OBSERVATION_IMPORT'`,
    from: `(
      select i.*, o.root_id from observation_import i join organization o on o.id = i.organization_id where i.id = $1::uuid) i`,
    ofId: 'i.id',
    at: 'i.committed_at',
    outside: { rootId: 'i.root_id', snapshot },
  })

/** Tells outside that the observations of a file were taken. */
export const tellOfImport = (transaction: Transaction, id: string) => transaction.$executeRawUnsafe(text(), id)
