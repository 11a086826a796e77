// The inbox of responses in one statement: what was handed in, read and decided, newest first.
import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import type { Capability } from '../../kernel/policy.ts'
import type { Where } from '../../kernel/list/condition.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { declareView } from '../../kernel/statement/models.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy, type Seek } from '../../kernel/statement/seek.ts'
import type { Viewer } from '../../kernel/viewer.ts'

export const responseKinds = ['CHECKLIST', 'SOP', 'ASSOCIATION', 'PRACTICE'] as const
type ResponseKind = (typeof responseKinds)[number]

declareView('responses', {
  id: { column: 'key' },
  kind: { column: 'kind' },
  at: { column: 'at' },
  failedCount: { column: 'failed' },
  organizationId: { column: 'organization_id' },
  organization: { relation: { model: 'Organization', column: 'organization_id' } },
})

export interface ResponseRow {
  kind: ResponseKind
  /** Tells two of them apart. */
  key: string
  at: string
  title: string
  detail: string
  person: string | null
  organization: string | null
  failedCount: number
  /** What it is about: a record, or an SOP. */
  record: { id: string; rootId: string; number: number } | null
  sopId: string | null
  /** Of answers for best practice: the organization, department and group that they are for. */
  place: string[] | null
}

type Columns = [
  ResponseKind,
  string,
  Date | string,
  string,
  string,
  string | null,
  string | null,
  number,
  number | null,
  string | null,
  string | null,
  string | null,
  string[] | null,
  organizationId: string,
]

/** Each with the same columns; `a` is the record, for the scope. */
const parts: Record<ResponseKind, (of: Sides) => string> = {
  CHECKLIST: ({ seen }) => `
    select 'CHECKLIST' kind, l.action_id || ' ' || l.checklist_id as key, l.submitted_at as at, c.name as title,
      'AR-' || a.number || ' ' || a.title as detail, u.name as person, o.legal_name as organization, failed.count as failed,
      a.number as number, a.root_id as record_root, a.id as record, null::uuid as sop, null::text[] as place, o.id as organization_id
    from action_checklist l join action a on a.id = l.action_id join checklist c on c.id = l.checklist_id
    join organization o on o.id = a.organization_id left join app_user u on u.id = l.submitted_by_id
    cross join lateral (select count(*)::int as count from checklist_answer w join checklist_item i on i.id = w.item_id
      where w.action_id = l.action_id and w.failed and i.checklist_id = l.checklist_id) failed
    where l.submitted_at is not null and ${seen()}`,
  SOP: ({ seen, library, viewer, at }) => `
    select 'SOP', k.id::text, k.at, s.name, 'Version ' || v.number || coalesce(' on AR-' || a.number || ' ' || a.title, ''), u.name,
      o.legal_name, 0, a.number, a.root_id, a.id, s.id, null::text[], o.id
    from sop_acknowledgement k join sop_version v on v.id = k.version_id join sop s on s.id = v.sop_id join app_user u on u.id = k.user_id
    left join action a on a.id = k.action_id join organization o on o.id = coalesce(a.organization_id, s.organization_id)
    where s.root_id = any(${library()}::uuid[]) and (k.user_id = ${viewer()} or ${seen()} or ${at('s', 'tasks.edit')})`,
  // Who asked for themselves is told of an organization only once it has taken them in.
  ASSOCIATION: ({ viewer, at }) => `
    select 'ASSOCIATION', r.id::text, r.decided_at, case when told.whole then o.legal_name else 'A request to join' end,
      u.name || case r.status when 'ACCEPTED' then ' was taken in' else ' was declined' end || case when r.reason = '' then '' else ': ' || r.reason end,
      case when told.whole then d.name end, case when told.whole then o.legal_name end, 0, null::int, null::uuid, null::uuid, null::uuid, null::text[], o.id
    from association_request r join organization o on o.id = r.organization_id join app_user u on u.id = r.user_id
    left join app_user d on d.id = r.decider_id
    cross join lateral (select r.status = 'ACCEPTED' or ${at('o', 'associations.accept')} as whole, ${at('o', 'associations.accept')} as decides) told
    where r.decided_at is not null and r.status in ('ACCEPTED', 'DECLINED') and (r.user_id = ${viewer()} or told.decides)`,
  // What one place, person and moment answered is one response, named by the department that best practice asks it of.
  PRACTICE: ({ at }) => `
    select 'PRACTICE', min(w.id::text), w.answered_at, f.department,
      case count(*) when 1 then min(f.feature) || ': ' || lower(replace(min(w.status::text), '_', ' '))
        else count(*) || ' answers: ' || count(*) filter (where w.status = 'IN_PLACE') || ' in place, '
          || count(*) filter (where w.status in ('NOT_STARTED', 'PLANNED', 'PARTIAL')) || ' not yet' end,
      u.name, concat_ws(', ', o.legal_name, d.name, g.name), 0, null::int, null::uuid, null::uuid, null::uuid,
      array[w.organization_id::text, coalesce(w.department_id::text, ''), coalesce(w.group_id::text, '')], w.organization_id
    from practice_answer w join practice_feature f on f.id = w.feature_id join organization o on o.id = w.organization_id
    join app_user u on u.id = w.answered_by_id left join department d on d.id = w.department_id left join department_group g on g.id = w.group_id
    where ${at('o', 'organizations.read')}
    group by w.organization_id, o.legal_name, w.department_id, d.name, w.group_id, g.name, w.answered_by_id, u.name, w.answered_at, f.department`,
}

/** Conditions, each asked for where it is written: a parameter that is named nowhere would have no type. */
interface Sides {
  /** The record is one that the viewer sees. */
  seen: () => string
  library: () => string
  viewer: () => string
  /** The row's organization is one where the viewer has a capability. */
  at: (alias: 's' | 'o', capability: Capability) => string
}

function sidesOf(viewer: Viewer, parameters: Parameters): Sides {
  const library = viewer.memberships
    .filter((one) => !['NONE', 'OWN'].includes(viewer.reachWith('tasks.use', one)))
    .map(({ rootId }) => rootId)
  return {
    seen: () => scopeCondition(visibleScope(viewer), parameters),
    library: () => parameters.add(library),
    viewer: () => `${parameters.add(viewer.id)}::uuid`,
    at(alias, capability) {
      const own = alias === 'o' ? 'o.id' : 's.organization_id'
      const sources = viewer.organizationsWith(capability)
      const conditions = sources.map(
        ({ column, ids }) => `${column === 'rootId' ? `${alias}.root_id` : own} = any(${parameters.add(ids)}::uuid[])`,
      )
      return conditions.length ? `(${conditions.join(' or ')})` : 'false'
    },
  }
}

/** All that is asked for, as rows `found` with their condition. */
function responses(context: Context, where: Where | undefined, parameters: Parameters): string {
  const sides = sidesOf(context.requireViewer(), parameters)
  const all = responseKinds.map((kind) => parts[kind](sides)).join(' union all ')
  const columns =
    'kind, key, at, title, detail, person, organization, failed, number, record_root, record, sop, place, organization_id'
  return `(${all}) found(${columns}) where ${where ? whereSql('responses', where, parameters, 'found') : 'true'}`
}

export async function countResponses(context: Context, where: Where | undefined, atMost: number): Promise<number> {
  const parameters = new Parameters()
  const all = responses(context, where, parameters)
  const text = `select count(*) from (select from ${all} limit ${parameters.add(atMost)}) counted`
  const [row] = await context.db.run<[number]>(text, parameters.values)
  return row![0]
}

export async function readResponses(
  context: Context,
  where: Where | undefined,
  { seek, take }: { seek: Seek; take: number },
): Promise<ResponseRow[]> {
  const parameters = new Parameters()
  const all = responses(context, where, parameters)
  const text = `
    select found.* from ${all}${behind(seek, parameters, 'found.at', 'found.key')}
    order by ${orderBy(seek, 'found.at', 'found.key')} limit ${parameters.add(take)}`
  const { db } = context
  const rows = await (where ? db.runOnce<Columns>(text, parameters.values) : db.run<Columns>(text, parameters.values))
  return rows.map(
    ([kind, key, at, title, detail, person, organization, failedCount, number, rootId, id, sopId, place]) => ({
      kind,
      key,
      at: new Date(at).toISOString(),
      title,
      detail,
      person,
      organization,
      failedCount,
      record: id && rootId && number !== null ? { id, rootId, number } : null,
      sopId,
      place,
    }),
  )
}
