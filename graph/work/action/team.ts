// Whom somebody means by their team: their groups; who is in none, their departments; else all that they reach anyhow.
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
