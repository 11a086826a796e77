// A filter of a list as a condition in SQL.
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { invalidFilter, parseFilter, type Filter } from './parseFilter.ts'

/** How an attribute is compared: text with or without case, or as what it is. */
type Kind = 'TEXT' | 'EXACT' | 'FLAG' | 'TIME'

interface Column {
  kind: Kind
  /** An expression; or, with `{}` for a condition on x, one that holds where the condition does. */
  sql: string
}

/** By the path of the attribute in lower case. */
export type Columns = Record<string, Column>

const coreSchema = /^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i

export function filterSql(filter: string, columns: Columns, parameters: Parameters): string {
  const sqlOf = (one: Filter): string => {
    if ('join' in one) return `(${one.parts.map(sqlOf).join(` ${one.join} `)})`
    if ('not' in one) return `(not ${sqlOf(one.not)})`
    const path = one.path.replace(coreSchema, '').toLowerCase()
    const column = columns[path]
    if (!column) throw invalidFilter(`${path} can not be compared. Use one of ${Object.keys(columns).join(', ')}.`)
    const { sql, kind } = column
    if (!sql.includes('{}')) return `coalesce(${compare(one, kind, sql, path, parameters)}, false)`
    return sql.replace('{}', () => compare(one, kind, 'x', path, parameters))
  }
  return sqlOf(parseFilter(filter))
}

const orders: Record<string, string> = { gt: '>', ge: '>=', lt: '<', le: '<=' }

function compare(
  { operator, value }: { operator: string; value?: unknown },
  kind: Kind,
  sql: string,
  path: string,
  parameters: Parameters,
): string {
  if (operator === 'pr') return `${sql} is not null`
  if (kind === 'FLAG') {
    if (typeof value !== 'boolean' || !['eq', 'ne'].includes(operator))
      throw invalidFilter(`compare ${path} by eq or ne with true or false.`)
    return `${sql} is ${operator === 'eq' ? '' : 'not '}${value}`
  }
  if (kind === 'TIME') {
    const at = new Date(value as string)
    const order = operator === 'eq' ? '=' : operator === 'ne' ? '<>' : orders[operator]
    if (typeof value !== 'string' || Number.isNaN(at.getTime()) || !order)
      throw invalidFilter(`compare ${path} by eq, ne, gt, ge, lt or le with a time.`)
    return `${sql} ${order} ${parameters.add(at.toISOString())}::timestamptz`
  }
  if (typeof value !== 'string') throw invalidFilter(`compare ${path} with text in quotes.`)
  const wanted = kind === 'TEXT' ? `lower(${parameters.add(value)}::text)` : `${parameters.add(value)}::text`
  const has = kind === 'TEXT' ? `lower(${sql})` : sql
  switch (operator) {
    case 'eq':
      return `${has} = ${wanted}`
    case 'ne':
      return `${has} is distinct from ${wanted}`
    case 'co':
      return `position(${wanted} in ${has}) > 0`
    case 'sw':
      return `starts_with(${has}, ${wanted})`
    case 'ew':
      return `right(${has}, length(${wanted})) = ${wanted}`
    default:
      return `${has} ${orders[operator]} ${wanted}`
  }
}
