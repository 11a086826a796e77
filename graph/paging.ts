// Pages: by cursor for people, by limit and offset for legacy clients. The limits are checked here, where the value
// of a variable is known.
import type { builder } from './builder.ts'
import { badArgument } from './errors.ts'

const mostOnPage = 100
const mostInList = 1000

type ArgBuilder = Pick<Parameters<Parameters<typeof builder.queryField>[1]>[0], 'arg'>

/** The arguments of a list that legacy clients page through. */
export const listArgs = (t: ArgBuilder) => ({
  limit: t.arg.int({ required: true, defaultValue: mostInList, description: 'How many to return, at most 1,000.' }),
  offset: t.arg.int({ required: true, defaultValue: 0, description: 'How many to skip.' }),
})

export function pageOf({ limit, offset }: { limit: number; offset: number }): { take: number; skip: number } {
  if (limit < 1 || limit > mostInList) throw badArgument('limit', `ask for 1 to ${mostInList}`)
  if (offset < 0) throw badArgument('offset', 'skip 0 or more')
  return { take: limit, skip: offset }
}

interface PageArgs {
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

interface PrismaPage {
  take: number
  skip?: number
  cursor?: { legacyId: number }
}

/** A page of a list that Prisma reads, in whatever order, with the number of a row as its place. */
export async function pageByNumber<Row extends { legacyId: number }>(list: string, args: PageArgs, read: (page: PrismaPage) => Promise<Row[]>) {
  const { first, after } = forward(args)
  const legacyId = after === undefined ? undefined : Number(fromCursor(list, after)[0])
  if (legacyId !== undefined && !(Number.isInteger(legacyId) && Math.abs(legacyId) < 2 ** 31)) throw badArgument('after', 'this cursor is of another list')
  const rows = await read({ take: first + 1, ...(legacyId !== undefined && { cursor: { legacyId }, skip: 1 }) })
  return connectionOf(rows.map((row) => ({ node: row, cursor: toCursor(list, row.legacyId) })), first, after)
}

/** A cursor says which list it is of, so that it can't be used in another. */
export const toCursor = (list: string, ...place: (string | number)[]): string =>
  Buffer.from([list, ...place].join('|')).toString('base64url')

export function fromCursor(list: string, cursor: string, argument = 'after'): string[] {
  const [ofList, ...place] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  if (ofList !== list || !place.length) throw badArgument(argument, 'this cursor is of another list')
  return place
}
