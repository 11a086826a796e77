// Pages of a list that a statement of ours reads: the order and the condition by which it goes on at a cursor, both
// turned round for a page that is read backwards.
import { placeOf, toCursor, type Place, type PlacePart } from '../cursors.ts'
import type { PageAsked } from '../paging.ts'
import type { Parameters } from './scopeSql.ts'

/** A list in the order of some columns, of which no two entries have the same. */
export interface OrderedList<Parts extends readonly PlacePart[] = readonly PlacePart[]> {
  /** Its name in cursors. */
  list: string
  parts: Parts
  isDescending?: boolean
}

const casts: Record<PlacePart, string> = {
  number: '::int',
  bigNumber: '::bigint',
  instant: '::timestamptz',
  uuid: '::uuid',
  text: '::text',
}

/** In a cursor text stands last. */
const inCursor = (parts: readonly PlacePart[]) =>
  parts.map((_part, at) => at).sort((one, other) => Number(parts[one] === 'text') - Number(parts[other] === 'text'))

export const cursorIn = <Parts extends readonly PlacePart[]>(
  { list, parts }: OrderedList<Parts>,
  place: Place<Parts>,
) => toCursor(list, ...inCursor(parts).map((at) => place[at] as string | number))

/** How a page is read: whether in falling order, and behind which place of that order. */
export interface Seek {
  isFalling: boolean
  place: { value: string | number; cast: string }[] | undefined
}

export function seek({ list, parts, isDescending = false }: OrderedList, page: PageAsked): Seek {
  const order = inCursor(parts)
  const written = placeOf(
    list,
    page,
    order.map((at) => parts[at]!),
  )
  return {
    isFalling: isDescending !== page.isBackward,
    place: written && parts.map((part, at) => ({ value: written[order.indexOf(at)]!, cast: casts[part] })),
  }
}

/** From the first entry on. */
export const fromStart = ({ isDescending = false } = {}): Seek => ({ isFalling: isDescending, place: undefined })

export const orderBy = ({ isFalling }: Seek, ...columns: string[]): string =>
  columns.map((column) => (isFalling ? `${column} desc` : column)).join(', ')

/** The condition that a page goes on behind its place, with its own "and". */
export function behind({ isFalling, place }: Seek, parameters: Parameters, ...columns: string[]): string {
  if (!place) return ''
  const values = place.map(({ value, cast }) => parameters.add(value) + cast)
  return ` and (${columns.join(', ')}) ${isFalling ? '<' : '>'} (${values.join(', ')})`
}
