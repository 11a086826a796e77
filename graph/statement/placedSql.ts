import { placedConditions } from '../placed.ts'
import type { Capability } from '../policy.ts'
import type { Viewer } from '../viewer.ts'
import type { Parameters } from './scopeSql.ts'

const columns = { rootId: 'root_id', organizationId: 'organization_id', departmentId: 'department_id', groupId: 'group_id' } as const

/** The rows of a table with a placement's columns that a viewer reaches, as a condition; the same as `placedWhere`. */
export function placedSql(viewer: Viewer, capability: Capability, parameters: Parameters, alias: string): string {
  const conditions = placedConditions(viewer, capability).map((condition) => {
    const parts = Object.entries(condition).map(([name, wanted]: [string, string | null | { in: string[] }]) => {
      const column = `${alias}.${columns[name as keyof typeof columns]}`
      if (wanted === null) return `${column} is null`
      return typeof wanted === 'object' ? `${column} = any(${parameters.add(wanted.in)}::uuid[])` : `${column} = ${parameters.add(wanted)}::uuid`
    })
    return `(${parts.join(' and ')})`
  })
  return conditions.length ? `(${conditions.join(' or ')})` : 'false'
}
