// Takes the streams whose turn it is, one statement of any number of processes at once. A claim lapses, so that what a
// killed process had in hand is sent by another.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Db } from '../../kernel/db.ts'

export interface Claimed {
  rootId: string
  organization: string
  kind: 'WEBHOOK' | 'SYSLOG'
  url: string
  secretName: string | null
  oldSecretName: string | null
  oldSecretUntil: string | null
  certificate: string | null
  tries: number
  /** Until when the claim holds; by it whoever ends the turn shows that it is still theirs. */
  until: Date
}

/** Longer than any turn takes. */
const claimedFor = 60_000

/** Entries that are written meanwhile hold the row for their key alone, and are not waited for. */
const text = `
  with due as materialized (
    select s.root_id from audit_stream s
    where s.is_on and s.next_at <= $1 and s.root_id <> all($3::uuid[]) and ${isOpenRoot('s.root_id')}
      and exists (select from audit_stream_entry e where e.root_id = s.root_id)
    order by s.next_at limit $4 for no key update skip locked)
  update audit_stream s set next_at = $2
  from due, organization o where s.root_id = due.root_id and o.id = s.root_id
  returning json_build_object('rootId', s.root_id, 'organization', o.legal_name, 'kind', s.kind, 'url', s.url,
    'secretName', s.secret_name, 'oldSecretName', s.old_secret_name, 'oldSecretUntil', s.old_secret_until,
    'certificate', s.certificate, 'tries', s.tries)`

/** Those that have something to send now, but for some whose turn is not over. */
export async function claimStreams(db: Db, now: Date, busy: readonly string[], most: number): Promise<Claimed[]> {
  const until = new Date(now.getTime() + claimedFor)
  const rows = await db.run<[row: Omit<Claimed, 'until'>]>(text, [now, until, busy, most])
  return rows.map(([row]) => ({ ...row, until }))
}
