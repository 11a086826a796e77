// The occurrences that fell due within some weeks, with the job role of whoever does them.
import type { Context } from '../../kernel/context.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { placedWhere } from '../../kernel/placed.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { inTeam } from '../../work/action/team.ts'
import type { DashboardShape } from './shape.ts'

interface Asked {
  from: Date
  to: Date
}

/** Task records `t` in organizations `o` whose routines the viewer reads, under the dashboard's filter. */
function workOf(context: Context, { place, ofKind }: DashboardShape, parameters: Parameters): string {
  const reached = placedWhere(context.requireViewer(), 'tasks.use')
  const conditions = [whereSql('TaskRecord', { AND: [reached, ofKind] }, parameters, 't')]
  if (place.isNowhere) conditions.push('false')
  if (place.path) conditions.push(`starts_with(o.path, ${parameters.add(place.path)})`)
  if (place.departmentId) conditions.push(`t.department_id = ${parameters.add(place.departmentId)}::uuid`)
  if (place.groupId) conditions.push(`t.group_id = ${parameters.add(place.groupId)}::uuid`)
  if (place.team) conditions.push(inTeam(place.team, 't', parameters))
  return conditions.join(' and ')
}

// Whoever has its record, else the first of its people; their role is that of their nearest membership there.
export const dueOccurrences = (
  context: Context,
  shape: DashboardShape,
  { from, to }: Asked,
  parameters: Parameters,
): string => `
  due as materialized (
    select c.id, c.ends_at, t.organization_id, o.path, o.legal_name, o.root_id, coalesce(a.assignee_id, first.user_id) user_id,
      case when c.state = 'OPEN' then 'DONE_LATE' else c.state::text end outcome
    from task_record t join organization o on o.id = t.organization_id
    join series s on s.task_record_id = t.id
    join occurrence c on c.series_id = s.id
    left join action a on a.id = c.action_id
    left join lateral (select p.user_id from task_record_assignee p where p.task_record_id = t.id order by p.position limit 1) first on true
    where ${workOf(context, shape, parameters)} and c.slot >= ${parameters.add(from)}::timestamptz::timestamp - interval '100 days'
      and c.ends_at >= ${parameters.add(from)}::timestamptz and c.ends_at < ${parameters.add(to)}::timestamptz and c.state <> 'PLANNED'),
  role as (
    select distinct on (d.user_id, d.organization_id) d.user_id, d.organization_id, m.job_role_id
    from (select distinct user_id, organization_id, path from due) d
    join organization at on starts_with(d.path, at.path) join membership m on m.organization_id = at.id and m.user_id = d.user_id
    order by d.user_id, d.organization_id, length(at.path) desc, m.id),
  rated as (
    select d.*, r.job_role_id from due d left join role r on r.user_id = d.user_id and r.organization_id = d.organization_id)`
