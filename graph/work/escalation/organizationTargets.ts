import type { ClockKind, TargetRule } from '../../../prisma/__generated__/client/enums.ts'
import type { Db } from '../../kernel/db.ts'
import { defaultTarget, type Target } from './targets.ts'

export interface SetTarget extends Target {
  /** Of the row, 0 where there is none. */
  version: number
  /** Whose row it is; null for what comes with the product. */
  setAtId: string | null
}

/** The targets of one organization. */
export type OrganizationTargets = (priorityId: number, kind: ClockKind) => SetTarget

const statement = `
  select o.id, t.priority_id, t.kind, t.rule, t.amount, t.version, t.organization_id
  from organization o cross join lateral (
    select distinct on (p.priority_id, p.kind) p.*
    from priority_target p join organization above on above.id = p.organization_id
    where above.root_id = o.root_id and o.path like above.path || '%'
    order by p.priority_id, p.kind, length(above.path) desc) t
  where o.id = any($1::uuid[])`

/** The targets of each organization: for each priority the nearest row above it, else the default. */
export async function targetsOfOrganizations(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, OrganizationTargets>> {
  const rows = await db.run<[string, number, string, TargetRule, number, number, string]>(statement, [
    [...new Set(ids)],
  ])
  const set = new Map<string, SetTarget>()
  for (const [id, priorityId, kind, rule, amount, version, setAtId] of rows)
    set.set(`${id} ${priorityId} ${kind}`, { rule, amount, version, setAtId })
  return new Map(
    ids.map((id) => [
      id,
      (priorityId, kind) =>
        set.get(`${id} ${priorityId} ${kind}`) ?? { ...defaultTarget(priorityId, kind), version: 0, setAtId: null },
    ]),
  )
}
