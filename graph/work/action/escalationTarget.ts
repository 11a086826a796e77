import { ValidationError } from '../../kernel/errors.ts'
import type { Db } from '../../kernel/db.ts'
import { accessLevelNames, type AccessLevel } from '../../kernel/policy.ts'
import type { SubjectRow } from './readActions.ts'
import * as t from './__generated__/messages.ts'

// The lowest of the levels, the nearest organization upwards, and there somebody of the record's own group or
// department before others.
const statement = `
  select u.id, u.name, m.access_level
  from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
  where m.access_level = any($1::access_level[]) and o.root_id = $2 and $3 like o.path || '%'
    and m.starts_at <= $7 and (m.ends_at is null or m.ends_at > $7) and u.status = 'ACTIVE'
    and u.id <> all($4::uuid[])
    and (m.access_level <> 'SUPERVISION' or m.group_id = $5::uuid)
    and (m.access_level <> 'TACTICAL' or m.department_id = $6::uuid)
  order by m.access_level desc, length(o.path) desc, (m.group_id = $5::uuid) desc nulls last,
    (m.department_id = $6::uuid) desc nulls last, m.legacy_id
  limit 1`

type Climber = Pick<SubjectRow, 'rootId' | 'organization' | 'assigneeId' | 'escalatedToId' | 'groupId' | 'departmentId'>

export interface EscalationTarget {
  id: string
  name: string
  level: AccessLevel
}

/** The person whom the lowest of some access levels means for a record now; null where there is nobody. */
async function findEscalationTarget(
  db: Db,
  { rootId, organization, assigneeId, escalatedToId, groupId, departmentId }: Climber,
  levels: readonly AccessLevel[],
  now: Date,
): Promise<EscalationTarget | null> {
  const others = [assigneeId, escalatedToId].filter((id) => id !== null)
  const [row] = await db.run<[string, string, AccessLevel]>(statement, [
    levels,
    rootId,
    organization.path,
    others,
    groupId,
    departmentId,
    now,
  ])
  return row ? { id: row[0], name: row[1], level: row[2] } : null
}

/** The person whom an access level means for a record, when it is asked for. */
export async function escalationTarget(
  { db, now }: { db: Db; now: Date },
  subject: SubjectRow,
  level: AccessLevel,
): Promise<EscalationTarget> {
  const target = await findEscalationTarget(db, subject, [level], now)
  if (target) return target
  throw new ValidationError([{ path: 'level', message: t.nobodyAtLevel({ level: accessLevelNames[level] }) }])
}
