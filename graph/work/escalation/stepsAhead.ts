import { ofEach, sourcesOf } from '../action/actionSources.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'

/** Where a record goes when one of its clocks runs out. */
export interface StepAhead {
  /** The level that has it now. */
  fromLevel: AccessLevel
  /** Whom it goes to; null where nobody is above. */
  to: { id: string; name: string; level: AccessLevel } | null
}

// From the level it was escalated to, or that of who has it: the next level up that has somebody, in the nearest
// organization upwards, and there somebody of the record's own group or department before others. Who is away, and for
// whom nobody stands in, comes after all who are there.
const statementFrom = (records: string) => `
  select a.id, f.level, t.id, t.name, t.access_level
  from ${records} a join organization ao on ao.id = a.organization_id
  cross join lateral (
    select case when a.disposition = 'ESCALATED' then a.escalated_level else coalesce((
      select min(m.access_level) from membership m join organization o on o.id = m.organization_id
      where m.user_id = a.assignee_id and o.root_id = a.root_id and ao.path like o.path || '%'
        and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)), 'TRANSACTIONAL') end as level) f
  left join lateral (
    select u.id, u.name, m.access_level
    from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
    where (m.access_level < f.level or f.level = 'ADMIN' and m.access_level = 'ADMIN' and a.disposition is distinct from 'ESCALATED')
      and o.root_id = a.root_id and ao.path like o.path || '%'
      and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2) and u.status = 'ACTIVE'
      and u.id is distinct from a.assignee_id and u.id is distinct from a.escalated_to_id
      and (m.access_level <> 'SUPERVISION' or m.group_id = a.group_id)
      and (m.access_level <> 'TACTICAL' or m.department_id = a.department_id)
    order by exists (
        select from absence x where x.user_id = u.id and x.root_id = a.root_id and x.starts_at <= $2 and x.ends_at > $2
          and x.cancelled_at is null and deputy_at(x.id, a.organization_id, a.group_id, $2) is null),
      m.access_level desc, length(o.path) desc, (m.group_id = a.group_id) desc nulls last,
      (m.department_id = a.department_id) desc nulls last, m.legacy_id
    limit 1) t on true
  where a.id = any($1::uuid[])`

/** The step ahead of each record, as it would be taken now. */
export const stepsAhead = (db: Db, actionIds: readonly string[], now: Date): Promise<Map<string, StepAhead>> =>
  read(db, 'action', [actionIds, now])

/** The same as it would have been at the instant that a request looks back to. */
export function stepsAheadThen(context: Context, actionIds: readonly string[]): Promise<Map<string, StepAhead>> {
  const parameters = new Parameters()
  const ids = parameters.add(actionIds)
  parameters.add(context.now)
  const records = ofEach(
    sourcesOf(context, parameters),
    ({ table, stood }) => `select ${asked} from ${table} where a.id = any(${ids}::uuid[])${stood}`,
  )
  return read(context.db, `(${records})`, parameters.values)
}

const asked = `a.id, a.root_id, a.organization_id, a.department_id, a.group_id, a.assignee_id, a.disposition,
  a.escalated_level, a.escalated_to_id`

async function read(db: Db, records: string, values: unknown[]): Promise<Map<string, StepAhead>> {
  const rows = await db.run<
    [actionId: string, fromLevel: AccessLevel, id: string | null, name: string | null, level: AccessLevel | null]
  >(statementFrom(records), values)
  return new Map(
    rows.map(([actionId, fromLevel, id, name, level]) => [
      actionId,
      { fromLevel, to: id === null ? null : { id, name: name!, level: level! } },
    ]),
  )
}
