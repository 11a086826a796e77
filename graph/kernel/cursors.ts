// Cursors say which list they are of and a place in it, and nothing that a client should read.
import { badArgument } from './errors.ts'
import { isUuid } from './node.ts'
import type { PageAsked } from './paging.ts'
import { unstorable } from './validation.ts'

/** A cursor says which list it is of, so that it can't be used in another. */
export const toCursor = (list: string, ...place: (string | number)[]): string =>
  Buffer.from([list, ...place].join('|')).toString('base64url')

/** What a place in a list is written with; `text` stands last and may hold anything. */
const placeParts = {
  number: (part: string) =>
    /^(0|-?[1-9]\d{0,9})$/.test(part) && Math.abs(Number(part)) < 2 ** 31 ? Number(part) : undefined,
  bigNumber: (part: string) =>
    /^(0|-?[1-9]\d{0,15})$/.test(part) && Number.isSafeInteger(Number(part)) ? Number(part) : undefined,
  instant: (part: string) => (instantPattern.test(part) && !Number.isNaN(Date.parse(part)) ? part : undefined),
  uuid: (part: string) => (isUuid(part) ? part : undefined),
  text: (part: string) => (unstorable(part).length ? undefined : part),
}
const instantPattern = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d(:\d\d)?)?$/

export type PlacePart = keyof typeof placeParts
export type Place<Parts extends readonly PlacePart[]> = {
  -readonly [At in keyof Parts]: Exclude<ReturnType<(typeof placeParts)[Parts[At]]>, undefined>
}

/** The refusal of a page's cursor. */
export const foreignCursor = ({ isBackward }: PageAsked) =>
  badArgument(isBackward ? 'before' : 'after', 'this cursor is of another list')

/** The place that a page's cursor says, if it has one; an error of the argument where the list never gave it out. */
export function placeOf<const Parts extends readonly PlacePart[]>(
  list: string,
  page: PageAsked,
  parts: Parts,
): Place<Parts> | undefined {
  const { cursor } = page
  if (cursor === undefined) return undefined
  const [ofList, ...written] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  if (parts.at(-1) === 'text') written.push(written.splice(parts.length - 1).join('|'))
  const place = parts.map((part, at) => (written[at] === undefined ? undefined : placeParts[part](written[at])))
  const isWhole = ofList === list && written.length === parts.length && !place.includes(undefined)
  if (!isWhole || toCursor(list, ...written) !== cursor) throw foreignCursor(page)
  return place as Place<Parts>
}
