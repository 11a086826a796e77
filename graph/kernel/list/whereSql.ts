// What a filter finds as a condition of SQL, for lists that are statements of our own. It takes the wheres that
// conditions make for Prisma, and parts of SQL where Prisma has no word for it.
import { modelOf } from '../statement/models.ts'
import type { Parameters } from '../statement/scopeSql.ts'
import type { Where } from './condition.ts'

/** A condition on the row of this alias; no answer counts as no. */
type SqlPart = (parameters: Parameters, alias: string) => string

/** A where that is SQL alone. */
export const bySql = (SQL: SqlPart): Where => ({ SQL })

/** A where of a model as a condition on its row; what is unknown does not hold, and its negation does. */
export function whereSql(model: string, where: Where, parameters: Parameters, alias = 'a'): string {
  return conjuncts({ model, alias, parameters }, where).join(' and ') || 'true'
}

interface At {
  model: string
  alias: string
  parameters: Parameters
}

const conjuncts = (at: At, where: Where): string[] =>
  Object.entries(where).flatMap(([name, value]) => (value === undefined ? [] : partsOf(at, name, value)))

const one = (at: At, where: Where) => `(${conjuncts(at, where).join(' and ') || 'true'})`

function partsOf(at: At, name: string, value: unknown): string[] {
  if (name === 'SQL') return [`(${(value as SqlPart)(at.parameters, at.alias)})`]
  if (name === 'NOT') return [`(${one(at, value as Where)} is not true)`]
  if (name === 'AND') return withoutGuards([value as Where].flat()).flatMap((where) => conjuncts(at, where))
  if (name === 'OR') return [`(${(value as Where[]).map((where) => one(at, where)).join(' or ') || 'false'})`]
  const field = modelOf(at.model).fields[name]
  if (field?.relation) return [related(at, field.relation, value as Where)]
  if (!field?.column) throw new Error(`${at.model} has no column ${name}.`)
  return compared(`${at.alias}."${field.column}"`, value, at.parameters)
}

function related({ alias, parameters }: At, { model, column }: { model: string; column: string }, value: Where) {
  const joined = `${alias}_`
  const holds = whereSql(model, (value.is ?? value) as Where, parameters, joined)
  return `exists (select from "${modelOf(model).table}" ${joined} where ${joined}.id = ${alias}."${column}" and ${holds})`
}

/** That a column is not null follows from its comparison, and makes the planner expect fewer rows. */
function withoutGuards(wheres: readonly Where[]): Where[] {
  const compared = new Set(
    wheres.flatMap((where) => Object.keys(where).filter((name) => where[name] !== null && !isNotNull(where[name]))),
  )
  return wheres.filter(
    (where) => !Object.entries(where).every(([name, value]) => isNotNull(value) && compared.has(name)),
  )
}

const isNotNull = (value: unknown) =>
  typeof value === 'object' && value !== null && 'not' in value && value.not === null

const signs: Record<string, string> = { equals: '=', not: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' }

function compared(column: string, value: unknown, parameters: Parameters): string[] {
  if (value === null || typeof value !== 'object' || value instanceof Date)
    return compared(column, { equals: value }, parameters)
  const { mode, ...operators } = value as Record<string, unknown>
  const like = mode === 'insensitive' ? 'ilike' : 'like'
  return Object.entries(operators).map(([operator, wanted]) => {
    if (wanted === null) return `${column} is ${operator === 'not' ? 'not ' : ''}null`
    if (wanted === true && operator === 'equals') return column
    if (wanted === false && operator === 'equals') return `not ${column}`
    if (operator === 'in') return `${column} = any(${listed(wanted as unknown[], parameters)})`
    if (operator === 'notIn') return `${column} <> all(${listed(wanted as unknown[], parameters)})`
    if (operator === 'contains') return `${column} ${like} ${parameters.add(`%${wanted as string}%`)}`
    if (operator === 'startsWith') return `${column} ${like} ${parameters.add(`${wanted as string}%`)}`
    const sign = signs[operator]
    if (!sign) throw new Error(`There is no SQL for ${operator}.`)
    return `${column} ${sign} ${parameters.add(wanted)}${castOf(wanted)}`
  })
}

/** A number may be greater than its column holds; the others are of the type of what they are compared with. */
const castOf = (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value)
      ? '::int'
      : '::float8'
    : value instanceof Date
      ? '::timestamptz'
      : ''

const listed = (values: readonly unknown[], parameters: Parameters) => {
  const cast = castOf(values[0])
  return `${parameters.add(values)}${cast && `${cast}[]`}`
}
