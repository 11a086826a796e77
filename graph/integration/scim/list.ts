// A page of a list (RFC 7644, 3.4.2), and which attributes of it are wanted (3.9).
import type { Db } from '../../kernel/db.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { DirectoryRefusal } from '../../people/directory/refusal.ts'
import { filterSql, type Columns } from './filter.ts'

/** How many there are on a page at most, whatever is asked for. */
export const mostOnPage = 200
const usual = 100

export interface ListAsked {
  filter?: string
  startIndex?: string | number
  count?: string | number
  attributes?: string | string[]
  excludedAttributes?: string | string[]
}

function whole(given: string | number | undefined, otherwise: number, what: string): number {
  if (given === undefined || given === '') return otherwise
  const number = Number(given)
  if (!Number.isInteger(number)) throw new DirectoryRefusal(400, 'invalidValue', `${what}: write a whole number.`)
  return number
}

interface Source {
  /** With the alias r, and a condition that holds of the root organization $1. */
  from: string
  columns: Columns
}

export interface Page {
  ids: string[]
  totalResults: number
  startIndex: number
}

/** The ids of a page, in the order in which they were made, and how many there are in all. */
export async function pageOf(db: Db, rootId: string, { from, columns }: Source, asked: ListAsked): Promise<Page> {
  const startIndex = Math.max(1, whole(asked.startIndex, 1, 'startIndex'))
  const count = Math.min(mostOnPage, Math.max(0, whole(asked.count, usual, 'count')))
  const parameters = new Parameters()
  parameters.add(rootId)
  const where = asked.filter === undefined ? 'true' : filterSql(asked.filter, columns, parameters)
  const counted = [...parameters.values]
  const limit = `offset ${parameters.add(startIndex - 1)}::bigint limit ${parameters.add(count)}::bigint`
  const [[totalResults], rows] = await Promise.all([
    db.run<[count: number]>(`select count(*)::int from ${from} and ${where}`, counted).then((found) => found[0]!),
    db.run<[id: string]>(`select r.id from ${from} and ${where} order by r.id ${limit}`, parameters.values),
  ])
  return { ids: rows.map(([id]) => id), totalResults, startIndex }
}

export const listBody = ({ totalResults, startIndex }: Page, resources: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})

type Resource = Record<string, unknown>

const namesIn = (given: string | string[] | undefined): string[] | undefined =>
  given === undefined || given.length === 0
    ? undefined
    : (Array.isArray(given) ? given : given.split(',')).map((one) =>
        one
          .trim()
          .replace(/^urn:[\w:.]*:(?=\w+(?:\.\w+)?$)/, '')
          .toLowerCase(),
      )

/** Whether one of the names is of an attribute, or of a part of it. */
const isNamed = (names: string[], attribute: string) =>
  names.some((name) => name === attribute || name.startsWith(`${attribute}.`))

/** Whether an attribute is wanted at all. */
export function wants({ attributes, excludedAttributes }: ListAsked, attribute: string): boolean {
  const [only, but] = [namesIn(attributes), namesIn(excludedAttributes)]
  return only ? isNamed(only, attribute.toLowerCase()) : !but?.includes(attribute.toLowerCase())
}

/** What is wanted of a resource; its schemas and id always are. */
export function shown(resource: Resource, asked: ListAsked): Resource {
  const [only, but] = [namesIn(asked.attributes), namesIn(asked.excludedAttributes)]
  if (!only && !but) return resource
  const part = (path: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => part(path, one))
    if (typeof value !== 'object' || value === null || only?.includes(path)) return value
    return Object.fromEntries(
      Object.entries(value).filter(([key]) => {
        const name = `${path}.${key.toLowerCase()}`
        return only ? only.includes(name) : !but!.includes(name)
      }),
    )
  }
  return Object.fromEntries(
    Object.entries(resource).flatMap(([key, value]) => {
      const name = key.toLowerCase()
      if (name === 'schemas' || name === 'id') return [[key, value]]
      return wants(asked, key) ? [[key, part(name, value)]] : []
    }),
  )
}
