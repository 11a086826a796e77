// A scope as SQL. The text depends only on the scope's shape; ids are parameters, so that statements are prepared once.
import type { Scope, Source } from '../scope.ts'

const columnOf = {
  rootId: 'root_id',
  organizationId: 'organization_id',
  departmentId: 'department_id',
  groupId: 'group_id',
  parties: 'parties',
} as const

/** Collects the parameters of a statement. */
export class Parameters {
  readonly values: unknown[] = []

  /** Adds a value and answers with its place, as $1. */
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** The conditions of a source beside the column that it looks up. */
export function limits({ within, roots, bucket }: Source, parameters: Parameters, alias = 'a'): string {
  let sql = ''
  if (within) sql += ` and ${alias}.organization_id = any(${parameters.add(within)}::uuid[])`
  if (roots) sql += ` and ${alias}.root_id = any(${parameters.add(roots)}::uuid[])`
  if (bucket !== undefined) sql += ` and ${alias}.bucket = ${bucket}`
  return sql
}

/** The scope as one condition, for statements that find a row by its id. */
export function scopeCondition(scope: Scope, parameters: Parameters, alias = 'a'): string {
  if (!scope.length) return 'false'
  const conditions = scope.map(
    (source) => `(${found(source, parameters, alias)}${limits(source, parameters, alias)})`,
  )
  return `(${conditions.join(' or ')})`
}

interface Part {
  columns: string
  /** Further conditions, each with its own "and". */
  more: string
  limit: string
}

/**
 * The first rows of each source in an order that its index has, each of its ids read by itself: so the cost follows
 * what is returned, not what there is.
 */
export function firstRows(scope: Scope, parameters: Parameters, { columns, more, limit }: Part, order: string): string {
  const tail = `order by ${order} limit ${limit}`
  return union(scope, columns, (source) => {
    const ids = parameters.add(source.ids)
    const rest = limits(source, parameters) + more
    if (source.column === 'parties') return `select ${columns} from ${ownFirst(ids, more)} where true${rest} ${tail}`
    return `select one.* from unnest(${ids}::uuid[]) scoped(id) cross join lateral (
      select ${columns} from action a where a.${columnOf[source.column]} = scoped.id${rest} ${tail}) one`
  })
}

/** Rows of each source in no order, at most so many of each. */
export function someRows(scope: Scope, parameters: Parameters, { columns, more, limit }: Part): string {
  return union(
    scope,
    columns,
    (source) => {
      if (source.column !== 'parties') {
        return `select ${columns} from action a where ${found(source, parameters)}${limits(source, parameters)}${more} limit ${limit}`
      }
      const own = ownFirst(parameters.add(source.ids), more)
      return `select ${columns} from ${own} where true${limits(source, parameters)}${more} limit ${limit}`
    },
  )
}

/**
 * Somebody's own records, found by their index before anything else is looked at: the planner can't know how few they
 * are, and would walk an index in the wanted order instead. The smaller index has the open ones alone.
 */
function ownFirst(ids: string, more: string): string {
  const open = more.includes('a.bucket <= 5') ? ' and bucket <= 5' : ''
  return `(select * from action where parties && ${ids}::uuid[]${open} offset 0) a`
}

/** A row may be found in several sources, so whoever reads a union of more than one takes each row once. */
function union(scope: Scope, columns: string, branch: (source: Source) => string): string {
  if (!scope.length) return `(select ${columns} from action a where false)`
  return scope.map((source) => `(${branch(source)})`).join(' union all ')
}

function found(source: Source, parameters: Parameters, alias = 'a'): string {
  const column = `${alias}.${columnOf[source.column]}`
  const ids = `${parameters.add(source.ids)}::uuid[]`
  return source.column === 'parties' ? `${column} && ${ids}` : `${column} = any(${ids})`
}
