// A scope as SQL. The text depends only on the scope's shape; ids are parameters, so that statements are prepared once.
import type { Scope, Source } from '../scope.ts'

/** The columns that a source looks up, each with an index in the board's order and in the list's. */
const columnsOf: Record<Source['column'], readonly string[]> = {
  rootId: ['root_id'],
  organizationId: ['organization_id'],
  departmentId: ['department_id'],
  groupId: ['group_id'],
  parties: ['assignee_id', 'creator_id', 'delegator_id', 'delegate_id', 'escalated_to_id'],
}

/** Collects the parameters of a statement. */
export class Parameters {
  readonly values: unknown[] = []

  /** Adds a value and answers with its place, as $1. */
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/**
 * The conditions of a source beside the column that it looks up. "is true" keeps the planner from looking up these
 * instead: it can't know how much less a person has than their tree.
 */
function limits({ within, groups, outside, beside, roots, bucket }: Source, parameters: Parameters): string {
  let sql = ''
  const isAny = (column: string, ids: string[]) => `(a.${column} = any(${parameters.add(ids)}::uuid[]))`
  if (within) sql += ` and ${isAny('organization_id', within)} is true`
  if (groups) sql += ` and ${isAny('group_id', groups)} is true`
  if (outside) sql += ` and ${isAny('organization_id', outside)} is not true`
  if (beside) sql += ` and ${isAny('group_id', beside)} is not true`
  if (roots) sql += ` and ${isAny('root_id', roots)} is true`
  if (bucket !== undefined) sql += ` and a.bucket = ${bucket}`
  return sql
}

/**
 * The scope as one condition, for statements that find a row by its id or sort all that they find. Those of a row are
 * looked up in one column of it where an index has that column alone.
 */
export function scopeCondition(scope: Scope, parameters: Parameters, { byParties = false } = {}): string {
  if (!scope.length) return 'false'
  const conditions = scope.map((source) => {
    const ids = `${parameters.add(source.ids)}::uuid[]`
    if (byParties && source.column === 'parties') return `(a.parties && ${ids}${limits(source, parameters)})`
    // By one id an index gives its rows in order; by any of several it does not.
    const equal = source.ids.length === 1 ? `(${ids})[1]` : `any(${ids})`
    const found = columnsOf[source.column].map((column) => `a.${column} = ${equal}`).join(' or ')
    return `((${found})${limits(source, parameters)})`
  })
  return `(${conditions.join(' or ')})`
}

interface Part {
  table: string
  columns: string
  /** Further conditions, each with its own "and". */
  more: string
  limit: string
}

/**
 * The first rows of each source in an order that its index has, each of its ids read by itself: so the cost follows
 * what is returned, not what there is. Even who only counts names the order: by it the planner takes the right index.
 */
export function firstRows(
  scope: Scope,
  parameters: Parameters,
  { table, columns, more, limit }: Part,
  order: string,
): Rows {
  return union(scope, table, columns, (source) => {
    const ids = `${parameters.add(source.ids)}::uuid[]`
    const tail = `${limits(source, parameters)}${more} order by ${order} limit ${limit}`
    const rows = (condition: string) => `select ${columns} from ${table} a where ${condition}${tail}`
    return columnsOf[source.column].map((column) =>
      // Of one id the rows come in order as they are, so that several such are merged no further than is asked for.
      source.ids.length === 1
        ? rows(`a.${column} = (${ids})[1]`)
        : `select one.* from unnest(${ids}) scoped(id) cross join lateral (${rows(`a.${column} = scoped.id`)}) one`,
    )
  })
}

/** Rows as a subquery; whether a row may be in it more than once. */
export interface Rows {
  sql: string
  mayRepeat: boolean
}

function union(scope: Scope, table: string, columns: string, branches: (source: Source) => string[]): Rows {
  const all = scope.flatMap(branches)
  if (!all.length) return { sql: `(select ${columns} from ${table} a where false)`, mayRepeat: false }
  return { sql: all.map((branch) => `(${branch})`).join(' union all '), mayRepeat: all.length > 1 }
}
