// Whom what is due concerns, and who stands in for them: one statement, however much is due.
import type { Transaction } from '../../kernel/mutation.ts'
import { entryColumns, type Entries } from '../../kernel/readOutbox.ts'
import './concerns/belonging.ts'
import './concerns/history.ts'
import './concerns/reminders.ts'
import './concerns/notes.ts'
import { allConcerns, type Concern } from './concern.ts'

const statement = () => `
  with due as materialized (select * from jsonb_to_recordset($1::jsonb) d(${entryColumns})),
  concerned as materialized (${allConcerns().join(' union all ')}),
  told as (
    select c.*, null::text as absent from concerned c
    union all
    select c.due_id, c.cause, c.kind, c.rank, d.deputy_id, c.root_id, c.actor_id, c.action_id, c.appointment_id, c.thread_id, c.tour_run_id,
      c.organization_id, c.facts || jsonb_build_object('for', u.name), c.distance, u.name
    from concerned c join app_user u on u.id = c.user_id
    join absence x on x.user_id = c.user_id and x.root_id = c.root_id and x.starts_at <= $2 and x.ends_at > $2
      and x.cancelled_at is null
    join action a on a.id = c.action_id
    cross join lateral deputy_at(x.id, a.organization_id, a.group_id, $2) d(deputy_id)
    where d.deputy_id is not null and c.thread_id is null)
  select t.due_id as "dueId", t.cause, t.kind, t.rank, t.user_id as "userId", t.root_id as "rootId", t.actor_id as "actorId", t.action_id as "actionId",
    t.appointment_id as "appointmentId", t.thread_id as "threadId", t.tour_run_id as "tourRunId", t.organization_id as "organizationId",
    t.facts, t.distance
  from told t join app_user u on u.id = t.user_id and u.status = 'ACTIVE'
  where t.user_id is distinct from t.actor_id
  order by t.absent nulls first, t.rank`

export const concernedBy = (tx: Transaction, entries: Entries, now: Date): Promise<Concern[]> =>
  tx.$queryRawUnsafe<Concern[]>(statement(), entries, now)
