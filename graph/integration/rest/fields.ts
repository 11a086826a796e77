// Reading a legacy request: what a field must be, in the words of its refusal.
import { entryId } from '../../kernel/entryId.ts'
import { invalid } from '../../kernel/errors.ts'
import { listedIn, type Given, type ListedName } from '../../kernel/fields.ts'
import { globalId, isUuid } from '../../kernel/node.ts'
import type { ReferenceList } from '../../kernel/references.ts'
import type { RestRequest } from './rest.ts'

/** A whole number as the graph takes it; it may come as text. */
export function numberOf(path: string, value: unknown): number {
  const number = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isInteger(number) && Math.abs(number) < 2 ** 31) return number
  throw invalid(path, 'Send a whole number.')
}

/** A uuid in any case. */
export function uuidField(path: string, value: unknown): string {
  const uuid = typeof value === 'string' ? value.toLowerCase() : ''
  if (isUuid(uuid)) return uuid
  throw invalid(path, 'Send a uuid.')
}

export function textOf(path: string, value: unknown): string {
  if (typeof value === 'string') return value
  throw invalid(path, 'Send text.')
}

/** Reads one of some names, in any case. */
export const oneOf =
  <Name extends string>(names: readonly Name[], problem: string) =>
  (path: string, value: unknown): Name => {
    const text = textOf(path, value).toUpperCase()
    const found = names.find((name) => name === text)
    if (found !== undefined) return found
    throw invalid(path, problem)
  }

/** Minutes of the day from a time such as 08:30. */
export function clockMinutes(path: string, value: unknown): number {
  const match = typeof value === 'string' ? /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(value) : null
  if (match) return Number(match[1]) * 60 + Number(match[2])
  throw invalid(path, 'Send a time of the day, like 08:30.')
}

/** Yes or no; it may come as text or as a number. */
export function flagOf(path: string, value: unknown): boolean {
  const text = String(value).toLowerCase()
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  throw invalid(path, 'Send true or false.')
}

/** The same where the field may be left out. */
export const optional = <T>(read: (path: string, value: unknown) => T, path: string, value: unknown): T | undefined =>
  value === undefined || value === null || value === '' ? undefined : read(path, value)

const reading = { LINE: textOf, TEXT: textOf, MINUTES: numberOf, YES_NO: flagOf } as const

/** What a request says of a table's fields that legacy rows have, as the input of a mutation. */
export const listedInput = <T extends Parameters<typeof listedIn>[0]>(table: T, body: Record<string, unknown>) =>
  Object.fromEntries(
    listedIn(table).map(({ name, rest, kind }) => [name, optional<unknown>(reading[kind], rest, body[rest])]),
  ) as Pick<Given<T>, ListedName<T>>

/** The global id of an entry of a reference list, from its number. */
export const entryOf =
  (list: ReferenceList) =>
  (path: string, value: unknown): string =>
    entryId(list, numberOf(path, value))

/** A user's global id from a uuid. */
export const userId = (path: string, value: unknown): string => globalId('User', uuidField(path, value))

/** As many as the graph gives at once. */
export const mostAtOnce = 1000

/** limit and offset of a list, as they are asked for: no limit is all there is. */
export function pageAsked({ query }: RestRequest): { limit: number; offset: number } {
  const limit = optional(numberOf, 'limit', query.get('limit')) ?? Infinity
  const offset = optional(numberOf, 'offset', query.get('offset')) ?? 0
  if (limit < 1) throw invalid('limit', 'Send 1 or more.')
  if (offset < 0) throw invalid('offset', 'Send 0 or more.')
  return { limit, offset }
}

/** The first page of it, as the graph takes it. */
export function page(request: RestRequest) {
  const { limit, offset } = pageAsked(request)
  return { limit: Math.min(limit, mostAtOnce), offset }
}

/** The number and the unit number of a vehicle. */
export const vehicleMembers = (vehicle: { internalID: number; unitNumber: string } | null) => ({
  Vehicle_ID: vehicle?.internalID ?? null,
  Vehicle_Unit: vehicle?.unitNumber ?? null,
})

/** The number of a location, by both of its spellings. */
export const locationNumber = (location: { internalID: number } | null) => {
  const number = location?.internalID ?? null
  return { Org_Location_id: number, Org_location_id: number }
}
