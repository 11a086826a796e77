// Whom somebody means by their team: their groups; who is in none, their departments; else all that they reach anyhow.
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import type { Viewer } from '../../kernel/viewer.ts'

export interface Team {
  column: 'group_id' | 'department_id'
  ids: string[]
}

export function teamOf({ memberships }: Viewer): Team | undefined {
  const groups = [...new Set(memberships.flatMap(({ groupIds }) => groupIds))]
  if (groups.length) return { column: 'group_id', ids: groups }
  const departments = [...new Set(memberships.flatMap(({ departmentId }) => departmentId ?? []))]
  return departments.length ? { column: 'department_id', ids: departments } : undefined
}

/** That the row of an alias stands in one of its groups or departments. */
export const inTeam = ({ column, ids }: Team, alias: string, parameters: Parameters): string =>
  `${alias}.${column} = any(${parameters.add(ids)}::uuid[])`

/** The same for Prisma. */
export const ofTeam = ({ column, ids }: Team) => ({
  [column === 'group_id' ? 'groupId' : 'departmentId']: { in: ids },
})
