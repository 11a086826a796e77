// What follows from a try: it is written down, the delivery is over or waits for the next, and its webhook may be
// turned off.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import { outboxSql } from '../../kernel/outbox.ts'
import type { Claimed } from './claim.ts'
import { testEvent } from './events.ts'
import type { Outcome } from './post.ts'
import { mostTries, nextTry, pausedAfterDays } from './retries.ts'
import { keptText } from '../../kernel/messages/keptText.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const write = `
  with tried as (
    insert into webhook_try (delivery_id, n, at, status, duration_ms, error, answer)
    select id, $2, $3::timestamptz, $4::smallint, $5::int, $6, $7 from webhook_delivery where id = $1
    on conflict (delivery_id, n) do nothing returning delivery_id)
  update webhook_delivery d set state = $8::webhook_delivery_state, next_at = case when w.is_active then $9::timestamptz end
  from webhook w where d.id = (select delivery_id from tried) and d.tries = $2 and w.id = d.webhook_id`

/** A test says nothing of how a webhook does. */
const answered = `update webhook set failing_since = null where id = $1 and failing_since is not null`
const unanswered = `update webhook set failing_since = $2 where id = $1 and failing_since is null`

const turnOff = `
  with off as (
    update webhook set is_active = false, paused_at = $2, paused_reason = $3, version = version + 1
    where id = $1 and is_active and ($4::timestamptz is null or failing_since <= $4) returning id, organization_id, name),
  held as (
    update webhook_delivery set next_at = null where webhook_id in (select id from off) and next_at is not null)
  ${outboxSql({ kind: `'WEBHOOK_PAUSED'`, from: 'off', ofId: 'id', at: '$2', facts: `jsonb_build_object('name', name, 'reason', $5::text)` })}`

const dayOfTime = 24 * 3_600_000

export async function conclude(
  { db }: Pick<Services, 'db'>,
  { id, webhookId, kind, attempts, n }: Claimed,
  { status, durationMs, error, answer }: Outcome,
  now: Date,
): Promise<void> {
  const isTest = kind === testEvent
  const isGone = status === 410
  const nextAt = error && !isTest && !isGone ? nextTry(attempts, now) : null
  const state = error ? (nextAt ? 'WAITING' : 'FAILED') : 'DELIVERED'
  await db.run(write, [id, n, now, status, durationMs, keptText(error), answer, state, nextAt])
  if (isTest) return
  await (error ? db.run(unanswered, [webhookId, now]) : db.run(answered, [webhookId]))
  const off = (why: Text, since: Date | null) => db.run(turnOff, [webhookId, now, keptText(why), since, String(why)])
  if (isGone) await off(t.nobodyListens, null)
  else if (state === 'FAILED') {
    const since = new Date(now.getTime() - pausedAfterDays * dayOfTime)
    await off(t.everyTryFailed({ days: pausedAfterDays, problem: error }), since)
  }
}

const giveUp = `
  update webhook_delivery d set state = 'FAILED', next_at = null from webhook w
  where d.next_at <= $1 and d.attempts >= ${mostTries} and w.id = d.webhook_id and ${isOpenRoot('w.root_id')}`

/** One that was claimed for its last time and never told of has failed, too. */
export const giveUpOn = (services: Pick<Services, 'db'>, now: Date) => services.db.run(giveUp, [now])
