// Pages: by cursor for people, by limit and offset for legacy clients. The limits are checked here, where the value
// of a variable is known.
import type { builder } from './builder.ts'
import { badArgument } from './errors.ts'

const mostOnPage = 100
const usualPage = 50
/** The longest list that is read whole. */
export const mostInList = 1000

type ArgBuilder = Pick<Parameters<Parameters<typeof builder.queryField>[1]>[0], 'arg'>

/** The arguments of a list that legacy clients page through. */
export const listArgs = (t: ArgBuilder) => ({
  limit: t.arg.int({
    required: true,
    defaultValue: mostInList,
    description: 'The number of items to return, at most 1,000.',
  }),
  offset: t.arg.int({ required: true, defaultValue: 0, description: 'The number of rows to skip.' }),
})

export interface Page {
  limit: number
  offset: number
}

export function pageOf({ limit, offset }: Page): { take: number; skip: number } {
  if (limit < 1 || limit > mostInList) throw badArgument('limit', `ask for 1 to ${mostInList}`)
  if (offset < 0) throw badArgument('offset', 'skip 0 or more')
  return { take: limit, skip: offset }
}

/** The arguments of a connection. */
export interface PageArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

/** How many to return. */
export const firstOf = (first: number | null | undefined, usual = usualPage): number => sizeOf('first', first ?? usual)

function sizeOf(argument: 'first' | 'last', wanted: number, most = mostOnPage): number {
  if (wanted < 0 || wanted > most) throw badArgument(argument, `ask for 0 to ${most}`)
  return wanted
}

/** The page of a connection that is asked for. */
export interface PageAsked {
  /** How many entries it has at most. */
  size: number
  /** How many to read: one more tells whether the list goes on. */
  take: number
  /** Whether it ends before its cursor, or with the list; else it begins behind it, or with the list. */
  isBackward: boolean
  cursor: string | undefined
}

/** `first` and `after`, or `last` and `before`; with none of them the first entries. */
export function pageAsked(
  { first, after, last, before }: PageArgs,
  { most = mostOnPage, usual = usualPage } = {},
): PageAsked {
  if (first != null && last != null) throw badArgument('last', 'ask for first or for last, not for both')
  if (after != null && before != null) throw badArgument('before', 'give after or before, not both')
  if (first != null && before != null) throw badArgument('before', 'goes with last; first goes with after')
  if (last != null && after != null) throw badArgument('after', 'goes with first; last goes with before')
  const isBackward = last != null || before != null
  const size = isBackward ? sizeOf('last', last ?? usual, most) : sizeOf('first', first ?? usual, most)
  return { size, take: size + 1, isBackward, cursor: (isBackward ? before : after) ?? undefined }
}

interface Found<Node> {
  node: Node
  cursor: string
}

/** How many entries a list has, counted no further than `atMost`. */
export type Count = (atMost: number) => Promise<number>

/** How far lists are counted for `totalCount`. */
export const countedTo = 10_000

/**
 * A page as a connection, of entries in the order in which they were read, backwards for a page that is, and one more
 * than it holds where the list goes on. What the page itself doesn't tell is counted where it is asked for.
 */
export function connectionOf<Node>(page: PageAsked, found: readonly Found<Node>[], count: Count) {
  const { size, isBackward, cursor } = page
  const read = found.slice(0, size)
  const edges = isBackward ? read.toReversed() : read
  const goesOn = found.length > size
  const isAll = !goesOn && cursor === undefined
  let total: Promise<number> | undefined
  return {
    edges,
    pageInfo: {
      hasNextPage: isBackward ? cursor !== undefined : goesOn,
      hasPreviousPage: isBackward ? goesOn : cursor !== undefined,
      startCursor: edges[0]?.cursor,
      endCursor: edges.at(-1)?.cursor,
    },
    total: () => (total ??= isAll ? Promise.resolve(found.length) : count(countedTo + 1)),
  }
}

/** The page of a list that has nothing for the viewer. */
export const noEntries = (page: PageAsked) => connectionOf<never>(page, [], async () => 0)
