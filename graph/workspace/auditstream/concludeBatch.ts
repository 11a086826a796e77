// What follows from an attempt: entries that were sent wait no longer, others wait for the next one. Both only while
// the claim holds: a stream that was changed meanwhile sends them again.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import { keptText } from '../../kernel/messages/keptText.ts'
import type { Said } from '../../kernel/messages/text.ts'
import type { Claimed } from './claimStreams.ts'
import { nextTry, toldAfter } from './retries.ts'
import { tellAdmins } from './tellAdmins.ts'

const claimed = `s.root_id = $1 and s.next_at = $2 and ${isOpenRoot('s.root_id')}`

const takeOff = `
  with done as (
    update audit_stream s set next_at = $3, tries = 0, failing_since = null, trouble = '', told_at = null,
      last_sent_at = case when $4::int > 0 then $3 else s.last_sent_at end, sent = s.sent + $4::int,
      left_out = s.left_out + $5::int
    where ${claimed} returning root_id)
  delete from audit_stream_entry e using done where e.root_id = done.root_id and e.entry_id = any($6::uuid[])`

const putOff = `
  update audit_stream s set next_at = $3, tries = s.tries + 1, failing_since = coalesce(s.failing_since, $4), trouble = $5
  where ${claimed} returning failing_since <= $6 and told_at is null`

type Concluding = Pick<Services, 'db' | 'clock' | 'settings'>

/** Of entries that were sent, and of those that are gone. */
export async function concludeSent(
  { db, clock }: Concluding,
  { rootId, until }: Claimed,
  { sent, gone }: { sent: readonly string[]; gone: readonly string[] },
): Promise<void> {
  await db.run(takeOff, [rootId, until, clock.now(), sent.length, gone.length, [...sent, ...gone]])
}

/** Of an attempt that failed; one that has failed for long is told to the Admins, once. */
export async function concludeFailed(
  services: Concluding,
  { rootId, until, tries, organization }: Claimed,
  error: Said,
): Promise<void> {
  const now = services.clock.now()
  const values = [rootId, until, nextTry(tries + 1, now), now, keptText(error)]
  const rows = await services.db.run<[isToTell: boolean]>(putOff, [...values, new Date(now.getTime() - toldAfter)])
  if (rows[0]?.[0]) await tellAdmins(services, { rootId, organization, error }, now)
}

const letGo = `
  with last as materialized (
    select entry_id from audit_stream_entry where root_id = $1 order by entry_id desc offset $2 limit 1),
  gone as (
    delete from audit_stream_entry e using last where e.root_id = $1 and e.entry_id <= last.entry_id returning 1)
  update audit_stream s set left_out = s.left_out + (select count(*) from gone)
  where s.root_id = $1 and exists (select from last) and ${isOpenRoot('s.root_id')}`

/** Lets go of the oldest where more wait than may, and counts them. */
export const letGoOfOldest = ({ db }: Pick<Services, 'db'>, rootId: string, most: number) =>
  db.runOnce(letGo, [rootId, most])
