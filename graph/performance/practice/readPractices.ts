// What a place answers for every feature, in one statement: its own answer, else the nearest above it.
import type { Db } from '../../kernel/db.ts'
import type { Level, Status } from './enums.ts'
import { placeKey, type PracticePlace } from './practicePlace.ts'

interface AnswerRow {
  status: Status
  solutionId: number | null
  note: string
  at: string
  by: string
  /** Of the answer itself, wherever it stands. */
  version: number
  organization: string
  department: string | null
  group: string | null
}

export interface PracticeRow {
  /** The place that is asked for, as text. */
  place: string
  id: number
  area: string
  function: string
  feature: string
  description: string
  requirement: Level
  status: Status | null
  answer: AnswerRow | null
  isOwn: boolean
  /** The record that the gap has become: the open one, else the latest. */
  actionId: string | null
  isActionOpen: boolean
  /** The record is complete, and nobody has answered since. */
  isDone: boolean
}

const statement = `
  with above as (select o.id, o.legal_name, length(o.path) as depth from organization o where o.root_id = $1 and $2 like o.path || '%')
  select f.id, f.department, f.function, f.feature, f.description, f.requirement,
    w.status, w.solution_id, w.note, w.answered_at, u.name, w.version, w.legal_name, d.name, g.name,
    coalesce(w.organization_id = $3 and w.department_id is not distinct from $4::uuid and w.group_id is not distinct from $5::uuid, false),
    x.action_id, coalesce(x.bucket <= 5, false), coalesce(x.status = 9 and (w.answered_at is null or w.answered_at <= x.status_at), false)
  from practice_feature f
  left join lateral (
    select a.*, above.legal_name from practice_answer a join above on above.id = a.organization_id
    where a.feature_id = f.id and (a.department_id is null or a.department_id = $4) and (a.group_id is null or a.group_id = $5)
    order by above.depth desc, a.group_id is null, a.department_id is null limit 1) w on true
  left join app_user u on u.id = w.answered_by_id
  left join department d on d.id = w.department_id
  left join department_group g on g.id = w.group_id
  left join lateral (
    select p.action_id, r.bucket, r.status, r.status_at from practice_action p join action r on r.id = p.action_id
    where p.organization_id = $3 and p.feature_id = f.id and p.department_id is not distinct from $4 and p.group_id is not distinct from $5
    order by r.bucket <= 5 desc, r.legacy_id desc limit 1) x on true
  order by f.sort_order`

type Columns = [
  ...[id: number, area: string, fn: string, feature: string, description: string, requirement: Level],
  ...[status: Status | null, solutionId: number | null, note: string, at: string, by: string, version: number],
  ...[organization: string, department: string | null, group: string | null, isOwn: boolean],
  ...[actionId: string | null, isActionOpen: boolean, isDone: boolean],
]

export async function readPractices(db: Db, place: PracticePlace): Promise<PracticeRow[]> {
  const { rootId, path, organizationId, departmentId, groupId } = place
  const rows = await db.run<Columns>(statement, [rootId, path, organizationId, departmentId, groupId])
  return rows.map(
    ([
      id,
      area,
      fn,
      feature,
      description,
      requirement,
      status,
      solutionId,
      note,
      at,
      by,
      version,
      organization,
      department,
      group,
      isOwn,
      actionId,
      isActionOpen,
      isDone,
    ]) => ({
      place: placeKey(place),
      id,
      area,
      function: fn,
      feature,
      description,
      requirement,
      status,
      answer: status && { status, solutionId, note, at, by, version, organization, department, group },
      isOwn,
      actionId,
      isActionOpen,
      isDone: isDone && status !== 'IN_PLACE' && status !== 'NOT_APPLICABLE',
    }),
  )
}
