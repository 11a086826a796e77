// Notes what has come due by the clock since it was last looked at: by a watermark, so that each moment is passed once,
// whichever process passes it.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { outboxSql } from '../../kernel/outbox.ts'

/** A fifth of the time it has, an hour at least and a day at most. */
const warnedBefore = `least(greatest(0.2 * (a.scheduled_end - coalesce(a.scheduled_start, a.created_at)), interval '1 hour'), interval '1 day')`

// What is more than a day ago is no news.
const pass = `
  with passed as (
    insert into notification_watermark as w (name, at) values ('reminders', $1)
    on conflict (name) do update set at = excluded.at where w.at < excluded.at
    returning case when old.at is null then $1 else greatest(old.at, $1::timestamptz - interval '1 day') end since),
  due (kind, of_id, facts, at) as (
    select 'LATE', a.id, jsonb_build_object('end', a.scheduled_end), a.scheduled_end
    from passed p join action a on a.scheduled_end > p.since and a.scheduled_end <= $1
    where a.bucket <= 4 and a.assignee_id is not null and ${isOpenRoot('a.root_id')}
    union all
    select 'DUE_SOON', a.id, jsonb_build_object('end', a.scheduled_end), a.scheduled_end - ${warnedBefore}
    from passed p join action a on a.scheduled_end > $1 and a.scheduled_end <= $1::timestamptz + interval '1 day'
    where a.bucket <= 4 and a.assignee_id is not null and ${isOpenRoot('a.root_id')}
      and a.scheduled_end - ${warnedBefore} > p.since and a.scheduled_end - ${warnedBefore} <= $1
    union all
    select 'RESUMES', a.id, jsonb_build_object('resume', a.resume_at), a.resume_at
    from passed p join action a on a.resume_at > p.since and a.resume_at <= $1
    where a.status in (3, 4) and a.assignee_id is not null and ${isOpenRoot('a.root_id')}
    union all
    select 'TOUR_STARTS', r.id, jsonb_build_object('start', r.planned_start), r.planned_start - make_interval(mins => t.reminder_mins)
    from passed p join tour_run r on r.planned_start > p.since and r.status = 'PLANNED' and r.assignee_id is not null
    join tour t on t.id = r.tour_id and t.reminder_mins is not null
    where ${isOpenRoot('r.root_id')} and r.planned_start - make_interval(mins => t.reminder_mins) > p.since
      and r.planned_start - make_interval(mins => t.reminder_mins) <= $1)
  ${outboxSql({ kind: 'kind', from: 'due', ofId: 'of_id', at: 'at', facts: 'facts' })}`

/** Notes what has come due by now; the first time it only begins. */
export async function noteReminders({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.run(pass, [clock.now()])
}

export const reminderJob: Job = { name: 'reminders', seconds: 20, run: noteReminders }
