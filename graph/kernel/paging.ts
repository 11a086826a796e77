// Pages: by cursor for people, by limit and offset for legacy clients. The limits are checked here, where the value
// of a variable is known.
import type { builder } from './builder.ts'
import { badArgument } from './errors.ts'
import { isUuid } from './node.ts'
import { unstorable } from './validation.ts'

const mostOnPage = 100
const mostInList = 1000

type ArgBuilder = Pick<Parameters<Parameters<typeof builder.queryField>[1]>[0], 'arg'>

/** The arguments of a list that legacy clients page through. */
export const listArgs = (t: ArgBuilder) => ({
  limit: t.arg.int({ required: true, defaultValue: mostInList, description: 'How many to return, at most 1,000.' }),
  offset: t.arg.int({ required: true, defaultValue: 0, description: 'How many to skip.' }),
})

export interface Page {
  limit: number
  offset: number
}

/** The argument of a list that people read as a whole. */
export const wholeArgs = (t: ArgBuilder) => ({
  first: t.arg.int({ required: true, defaultValue: mostInList, description: 'How many to return, at most 1,000.' }),
})

export const firstPage = (first = mostInList): Page => {
  if (first < 1 || first > mostInList) throw badArgument('first', `ask for 1 to ${mostInList}`)
  return { limit: first, offset: 0 }
}

export function pageOf({ limit, offset }: Page): { take: number; skip: number } {
  if (limit < 1 || limit > mostInList) throw badArgument('limit', `ask for 1 to ${mostInList}`)
  if (offset < 0) throw badArgument('offset', 'skip 0 or more')
  return { take: limit, skip: offset }
}

export interface PageArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

/** How many to return. */
export function firstOf(first: number | null | undefined, usual = 50): number {
  const wanted = first ?? usual
  if (wanted < 0 || wanted > mostOnPage) throw badArgument('first', `ask for 0 to ${mostOnPage}`)
  return wanted
}

/** The page of a connection that goes forward only. */
export function forward({ first, after, last, before }: PageArgs): { first: number; after: string | undefined } {
  if (last != null || before != null) throw badArgument(last != null ? 'last' : 'before', 'this list goes forward only')
  return { first: firstOf(first), after: after ?? undefined }
}

interface Found<Node> {
  node: Node
  cursor: string
}

/** A page as a connection, from one entry more than was asked for. */
export function connectionOf<Node>(found: Found<Node>[], first: number, after: string | undefined) {
  const edges = found.slice(0, first)
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: after !== undefined,
      startCursor: edges[0]?.cursor,
      endCursor: edges.at(-1)?.cursor,
    },
  }
}

interface PrismaPage<Place> {
  take: number
  skip?: number
  cursor?: Place
}

/** A page of a list that Prisma reads, in whatever order, with the number of a row as its place. */
export async function pageByNumber<Row extends { legacyId: number }>(
  list: string,
  args: PageArgs,
  read: (page: PrismaPage<{ legacyId: number }>) => Promise<Row[]>,
) {
  const { first, after } = forward(args)
  const [legacyId] = after === undefined ? [] : fromCursor(list, after, ['number'])
  const rows = await read({ take: first + 1, ...(legacyId !== undefined && { cursor: { legacyId }, skip: 1 }) })
  return connectionOf(
    rows.map((row) => ({ node: row, cursor: toCursor(list, row.legacyId) })),
    first,
    after,
  )
}

/** The same of a list whose rows have no number, by their uuids. */
export async function pageByUuid<Row extends { id: string }>(
  list: string,
  args: PageArgs,
  read: (page: PrismaPage<{ id: string }>) => Promise<Row[]>,
) {
  const { first, after } = forward(args)
  const [id] = after === undefined ? [] : fromCursor(list, after, ['uuid'])
  const rows = await read({ take: first + 1, ...(id !== undefined && { cursor: { id }, skip: 1 }) })
  return connectionOf(
    rows.map((row) => ({ node: row, cursor: toCursor(list, row.id) })),
    first,
    after,
  )
}

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

type PlacePart = keyof typeof placeParts
type Place<Parts extends readonly PlacePart[]> = {
  -readonly [At in keyof Parts]: Exclude<ReturnType<(typeof placeParts)[Parts[At]]>, undefined>
}

/** The place that a cursor of a list says; an error of the argument `after` where the list never gave it out. */
export function fromCursor<const Parts extends readonly PlacePart[]>(
  list: string,
  cursor: string,
  parts: Parts,
): Place<Parts> {
  const [ofList, ...written] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  if (parts.at(-1) === 'text') written.push(written.splice(parts.length - 1).join('|'))
  const place = parts.map((part, at) => (written[at] === undefined ? undefined : placeParts[part](written[at])))
  const isWhole = ofList === list && written.length === parts.length && !place.includes(undefined)
  if (!isWhole || toCursor(list, ...written) !== cursor) throw badArgument('after', 'this cursor is of another list')
  return place as Place<Parts>
}
