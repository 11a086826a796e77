// The people to whom a viewer may give work, and themselves: those of a place, with where work that goes to them may
// be.
import type { Context } from '../../kernel/context.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { behind, cursorIn, orderBy, type Seek } from '../../kernel/statement/seek.ts'
import type { Worker } from '../../people/schedule/workingTimes.ts'
import { inTeam } from '../../work/action/team.ts'
import type { TeamPlace } from './teamPlace.ts'

export interface PlannedWorker extends Worker {
  name: string
  level: AccessLevel
  /** The paths of the organizations at or below which work may be given to them. */
  paths: string[]
  groups: string[]
  groupIds: string[]
  departmentIds: string[]
  jobRoleIds: string[]
  /** Whether they belong to the place itself, and not to an organization above it. */
  isWithin: boolean
}

/** The memberships by which the viewer may give work to people, as rows `a`, each with whether it is at the place. */
export function commanded(context: Context, place: TeamPlace, parameters: Parameters): { from: string; where: string } {
  const viewer = context.requireViewer()
  const scope = viewer.scope('records.manage').filter(({ column }) => column !== 'parties')
  const now = parameters.add(context.now)
  const path = place.path === undefined ? undefined : parameters.add(place.path)
  let there = 'true'
  if (path) there += ` and (o.path like ${path} || '%' or ${path} like o.path || '%')`
  if (place.departmentId) there += ` and m.department_id = ${parameters.add(place.departmentId)}::uuid`
  if (place.groupId) there += ` and m.group_id = ${parameters.add(place.groupId)}::uuid`
  if (place.jobRoleId) there += ` and m.job_role_id = ${parameters.add(place.jobRoleId)}::uuid`
  if (place.team) there += ` and ${inTeam(place.team, 'm', parameters)}`
  return {
    from: `(
      select m.user_id, m.organization_id, m.department_id, m.group_id, m.job_role_id, m.access_level, o.root_id, o.path, g.name as group_name,
        (${there}) as is_there, ${path ? `o.path like ${path} || '%'` : 'true'} as is_within
      from membership m join organization o on o.id = m.organization_id left join department_group g on g.id = m.group_id
      where o.root_id = any(${parameters.add(viewer.rootIds)}::uuid[])
        and m.starts_at <= ${now}::timestamptz and (m.ends_at is null or m.ends_at > ${now}::timestamptz)) a`,
    where: `(${scopeCondition(scope, parameters)} or a.user_id = ${parameters.add(viewer.id)}::uuid)`,
  }
}

/** Where somebody works, of several places the one nearest to what is looked at. */
export const home = (column: string) =>
  `(array_agg(a.${column} order by a.is_there desc, a.is_within desc, length(a.path), a.organization_id))[1]`

/** Those of the place first, then those of the organizations above it, by name. */
export const workerOrder = { list: 'planner', parts: ['number', 'text', 'uuid'] } as const

/** The people of a place of whom a text is part of the name, or of that of a group, as rows `found`. */
function workers(context: Context, place: TeamPlace, search: string, parameters: Parameters): string {
  const { from, where } = commanded(context, place, parameters)
  const pattern = search && parameters.add(patternOf(search))
  const named = `name ilike ${pattern} or exists (select 1 from json_array_elements_text(groups) g where g ilike ${pattern})`
  return `(
    select u.id, u.name, min(a.access_level) as level, ${home('organization_id')} as organization_id, ${home('root_id')} as root_id,
      json_agg(distinct a.path) as paths,
      coalesce(json_agg(distinct a.group_name) filter (where a.group_name is not null), '[]') as groups,
      coalesce(json_agg(distinct a.group_id) filter (where a.group_id is not null), '[]') as group_ids,
      coalesce(json_agg(distinct a.department_id) filter (where a.department_id is not null), '[]') as department_ids,
      json_agg(distinct a.job_role_id) as job_role_ids,
      case when bool_or(a.is_there and a.is_within) then 0 else 1 end as rank
    from ${from} join app_user u on u.id = a.user_id and u.status = 'ACTIVE'
    where ${where} group by u.id having bool_or(a.is_there)) found
  where ${pattern ? `(${named})` : 'true'}`
}

export async function countWorkers(
  context: Context,
  place: TeamPlace,
  search: string,
  atMost: number,
): Promise<number> {
  if (place.isNowhere) return 0
  const parameters = new Parameters()
  const text = `select count(*) from (select from ${workers(context, place, search, parameters)} limit ${parameters.add(atMost)}) counted`
  const [row] = await context.db.runOnce<[number]>(text, parameters.values)
  return row![0]
}

export async function readWorkers(
  context: Context,
  place: TeamPlace,
  search: string,
  { seek, take }: { seek: Seek; take: number },
): Promise<PlannedWorker[]> {
  if (place.isNowhere) return []
  const parameters = new Parameters()
  const found = workers(context, place, search, parameters)
  const rows = await context.db.runOnce<
    [
      userId: string,
      name: string,
      level: AccessLevel,
      organizationId: string,
      rootId: string,
      paths: string[],
      groups: string[],
      groupIds: string[],
      departmentIds: string[],
      jobRoleIds: string[],
      rank: number,
    ]
  >(
    `select id, name, level, organization_id, root_id, paths, groups, group_ids, department_ids, job_role_ids, rank from ${found}${behind(seek, parameters, 'rank', 'name', 'id')}
     order by ${orderBy(seek, 'rank', 'name', 'id')} limit ${parameters.add(take)}`,
    parameters.values,
  )
  return rows.map(
    ([userId, name, level, organizationId, rootId, paths, groups, groupIds, departmentIds, jobRoleIds, rank]) => ({
      userId,
      name,
      level,
      organizationId,
      rootId,
      paths,
      groups,
      groupIds,
      departmentIds,
      jobRoleIds,
      isWithin: rank === 0,
    }),
  )
}

export const workerCursor = ({ isWithin, name, userId }: PlannedWorker): string =>
  cursorIn(workerOrder, [isWithin ? 0 : 1, name, userId])
