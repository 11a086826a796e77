// What is due soon becomes a record of the board, with all that its task record says.
import type { Services } from '../../kernel/context.ts'
import { listedIn } from '../../kernel/fields.ts'
import { historySql } from '../action/historySql.ts'
import { taskRecordFields } from '../task/fields.ts'
import { atWork, isOpen, seriesJoins } from './fillLedgers.ts'

const mostAtOnce = 500

/** What lists have of a task record, beside what every record inherits. */
const listed = listedIn(taskRecordFields).map(({ column }) => column)

/** Makes records of what has come within its lead, of all ledgers or of those of some series. */
export async function openDue({ db, clock }: Services, only?: string[]): Promise<void> {
  for (;;) {
    const [row] = await db.runOnce<[number]>(openText(only !== undefined), [clock.now(), ...(only ? [only] : [])])
    if (row![0] < mostAtOnce) return
  }
}

/** Whom a task record goes to in turn: who may sign in, belongs there, and is not away without a deputy. */
const people = `
  select array_agg(a.user_id order by a.position) as ids
  from task_record_assignee a join app_user u on u.id = a.user_id and u.status = 'ACTIVE'
  where a.task_record_id = d.task_record_id
    and exists (
      select from membership m join organization at on at.id = m.organization_id
      where m.user_id = u.id and d.path like at.path || '%' and m.starts_at <= $1 and (m.ends_at is null or m.ends_at > $1))
    and not exists (
      select from absence b where b.user_id = u.id and b.root_id = d.root_id and b.cancelled_at is null
        and b.starts_at <= d.starts_at and b.ends_at > d.starts_at
        and deputy_at(b.id, d.organization_id, d.group_id, d.starts_at) is null)`

const made = () =>
  historySql({
    columns: { version: 'version', transition: `'CREATE'`, to_status: 'status', at: '$1' },
    from: 'made',
    record: 'id',
    written: 'made',
  })

const openText = (isOfSome: boolean) => `
  with due as materialized (
    select p.id, p.series_id, p.slot, p.starts_at, p.ends_at, p.changes, s.vehicle_id, s.task_record_id, s.turns, o.root_id, o.id as organization_id, t.group_id, o.path
    from occurrence p join series s on s.id = p.series_id ${seriesJoins}
    where p.state = 'PLANNED' and p.opens_at <= $1 and p.ends_at > $1 and ${atWork} and ${isOpen} ${isOfSome ? 'and p.series_id = any($2::uuid[])' : ''}
    order by p.opens_at limit ${mostAtOnce} for update of p, s skip locked),
  numbered as materialized (
    select d.*, uuidv7() as action_id, d.turns + row_number() over (partition by d.series_id order by d.slot) - 1 as turn from due d),
  given as materialized (
    select d.*, coalesce((d.changes ->> 'assigneeId')::uuid, w.ids[1 + d.turn % cardinality(w.ids)]) as assignee_id
    from numbered d left join lateral (${people}) w on true),
  turned as (
    update series s set turns = s.turns + c.count
    from (select series_id, count(*)::int from due group by series_id) c where s.id = c.series_id),
  made as (
    insert into action (id, root_id, organization_id, department_id, group_id, task_item_id, task_record_id, location_id, vehicle_id, tour_id,
      title, description, is_scheduled, class_id, priority_id, service_time_mins, scheduled_start, scheduled_end,
      creator_id, assignee_id, requires_sign_off, status_at, created_at, updated_at${listed.map((column) => `, ${column}`).join('')})
    select d.action_id, t.root_id, t.organization_id, t.department_id, t.group_id, t.task_item_id, t.id, t.location_id, coalesce(d.vehicle_id, t.vehicle_id), t.tour_id,
      coalesce(d.changes ->> 'title', t.title), t.description, true, t.class_id, t.priority_id, t.service_time_mins, d.starts_at, d.ends_at,
      t.creator_id, d.assignee_id, t.requires_sign_off, $1, $1, $1${listed.map((column) => `, t.${column}`).join('')}
    from given d join task_record t on t.id = d.task_record_id order by d.starts_at, d.slot returning *),
  ${made()},
  opened as (
    update occurrence p set state = 'OPEN', action_id = d.action_id, version = p.version + 1
    from given d where p.id = d.id)
  select count(*) from given`
