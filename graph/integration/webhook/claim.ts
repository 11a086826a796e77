// Takes what is due, of each webhook the first few, one statement of any number of processes at once. A claim counts as
// a try and lapses, so that what a killed process had in hand is sent by another, under the same id.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Db } from '../../kernel/db.ts'

export interface Claimed {
  id: string
  webhookId: string
  eventId: string
  subjectId: string
  kind: string
  attempts: number
  n: number
  url: string
  secretName: string
  oldSecretName: string | null
  oldSecretUntil: string | null
}

/** Longer than any try takes. */
const claimedFor = 60_000
const perWebhook = 10

/**
 * What happened to one thing goes out in order: what comes before it and is still to be sent goes first. An array is
 * read once, and what it names is looked at again with the lock.
 */
const text = `
  with due as materialized (
    select id from webhook_delivery where id = any(array(
      select f.id from webhook w cross join lateral (
        select d.id from webhook_delivery d
        where d.webhook_id = w.id and d.next_at <= $1 and not exists (
          select from webhook_delivery b
          where b.webhook_id = d.webhook_id and b.subject_id = d.subject_id and b.legacy_id < d.legacy_id and b.next_at is not null)
        order by d.next_at, d.legacy_id limit ${perWebhook}) f
      where w.id <> all($3::uuid[]) and ${isOpenRoot('w.root_id')}))
    and next_at <= $1 for update skip locked)
  update webhook_delivery d set attempts = d.attempts + 1, tries = d.tries + 1, next_at = $2
  from due, webhook w, webhook_event e where d.id = due.id and w.id = d.webhook_id and e.id = d.event_id
  returning json_build_object('id', d.id, 'webhookId', d.webhook_id, 'eventId', d.event_id, 'subjectId', d.subject_id, 'kind', e.kind, 'attempts', d.attempts,
    'n', d.tries, 'url', w.url, 'secretName', w.secret_name, 'oldSecretName', w.old_secret_name, 'oldSecretUntil', w.old_secret_until)`

/** What is due now, but for some webhooks whose turn is not over. */
export async function claim(db: Db, now: Date, busy: readonly string[]): Promise<Claimed[]> {
  const rows = await db.run<[row: Claimed]>(text, [now, new Date(now.getTime() + claimedFor), busy])
  return rows.map(([row]) => row)
}
