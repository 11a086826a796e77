import type { Transaction } from '../../kernel/mutation.ts'
import { outboxSql } from '../../kernel/outbox.ts'

const snapshot = `jsonb_build_object(
  'appointment', jsonb_build_object(
    'id', p.id, 'legacyId', p.legacy_id, 'number', p.number, 'version', p.version, 'name', p.name,
    'status', p.status, 'startsAt', p.starts_at, 'endsAt', p.ends_at, 'timeZone', p.time_zone,
    'creatorId', p.creator_id, 'cancelledAt', p.cancelled_at),
  'how', $2::text)`

const text = () =>
  outboxSql({
    kind: `'APPOINTMENT'`,
    from: '(select * from appointment where id = any($1::uuid[])) p',
    ofId: 'p.id',
    at: 'p.updated_at',
    outside: { rootId: 'p.root_id', snapshot },
  })

type How = 'CREATED' | 'CHANGED' | 'CANCELLED' | 'RESTORED'

/** Tells outside that appointments were written, as they are now. Whom it is news to inside is told by `invite`. */
export const tellOfAppointments = (transaction: Transaction, ids: readonly string[], how: How) =>
  transaction.$executeRawUnsafe(text(), ids, how)

export const tellOfAppointment = (transaction: Transaction, id: string, how: How) =>
  tellOfAppointments(transaction, [id], how)
