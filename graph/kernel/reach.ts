// Who finds what: the reach of each kind as a condition of the statement, the same as where it is read.
import { placedConditions } from './placed.ts'
import type { Capability } from './policy.ts'
import type { Scope, Source } from './scope.ts'
import type { Parameters } from './statement/scopeSql.ts'
import type { Viewer } from './viewer.ts'

const uuids = (ids: readonly string[], parameters: Parameters) => `${parameters.add(ids)}::uuid[]`

export const anyOfThese = (conditions: readonly string[]) =>
  conditions.length ? `(${conditions.join(' or ')})` : 'false'

type Columns = Record<Exclude<Source['column'], 'parties'>, string> & { own: (ids: string) => string }

/** A scope over whatever has these columns. */
export function scopeOver(scope: Scope, columns: Columns, parameters: Parameters): string {
  return anyOfThese(
    scope.map(({ column, ids, within, groups, outside, beside, roots }) => {
      const list = uuids(ids, parameters)
      const all = [column === 'parties' ? columns.own(list) : `${columns[column]} = any(${list})`]
      if (within) all.push(`${columns.organizationId} = any(${uuids(within, parameters)})`)
      if (groups) all.push(`${columns.groupId} = any(${uuids(groups, parameters)})`)
      if (outside) all.push(`(${columns.organizationId} = any(${uuids(outside, parameters)})) is not true`)
      if (beside) all.push(`(${columns.groupId} = any(${uuids(beside, parameters)})) is not true`)
      if (roots) all.push(`${columns.rootId} = any(${uuids(roots, parameters)})`)
      return `(${all.join(' and ')})`
    }),
  )
}

const columnNames = {
  rootId: 'root_id',
  organizationId: 'organization_id',
  departmentId: 'department_id',
  groupId: 'group_id',
} as const

/** What stands in a place, as far as the viewer reaches. */
export function placedOver(viewer: Viewer, capability: Capability, table: string, parameters: Parameters): string {
  const conditions = placedConditions(viewer, capability).map((condition) => {
    const parts = Object.entries(condition as Record<string, string | null | { in: string[] }>).map(
      ([name, wanted]) => {
        const column = `${table}.${columnNames[name as keyof typeof columnNames]}`
        if (wanted === null) return `${column} is null`
        return typeof wanted === 'string'
          ? `${column} = ${parameters.add(wanted)}::uuid`
          : `${column} = any(${uuids(wanted.in, parameters)})`
      },
    )
    return `(${parts.join(' and ')})`
  })
  return anyOfThese(conditions)
}

/** The organizations that a viewer sees, by their id and that of their root. */
export function organizationsOver(viewer: Viewer, id: string, rootId: string, parameters: Parameters): string {
  const scope = viewer
    .scope('organizations.read')
    .filter(({ column }) => column === 'rootId' || column === 'organizationId')
  return anyOfThese(
    scope.map(({ column, ids }) => `${column === 'rootId' ? rootId : id} = any(${uuids(ids, parameters)})`),
  )
}
