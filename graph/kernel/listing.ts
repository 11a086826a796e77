// A list that a legacy client reads as a whole: page by page, each behind the last entry of the one before, so that
// what others add or delete meanwhile loses and repeats nothing.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from './context.ts'
import { pageOf, type Page } from './paging.ts'

/** What the REST door and the one list of its document tell each other. */
export interface Listing {
  /** The last entry of the page before, as its list knows it; undefined at the first page. */
  after?: number | string
  /** How many entries there are, however many a page has. */
  count?: () => Promise<number>
  /** No page behind this one is read, so that its last entry need not be known. */
  isOnePage?: boolean
  /** For an answer that holds lists inside: each is read in one, whatever its length. */
  isWhole?: boolean
}

export interface ListPage<After> {
  take: number
  skip: number
  after?: After
  /** Whether the last entry has to be known. */
  isKeyed?: boolean
}

/** Longer than any list. */
const endless = 2 ** 31 - 1

interface Reading<Row, After> {
  read: (page: ListPage<After>) => Promise<Row[]>
  count: () => Promise<number>
  keyOf: (row: Row) => After
}

/** A page of a list by limit and offset; of one that is read as a whole, the page behind the one before. */
export async function listPage<Row, After extends number | string>(
  { listing }: Context,
  args: Page,
  { read, count, keyOf }: Reading<Row, After>,
): Promise<Row[]> {
  const { take, skip } = pageOf(args)
  if (listing?.isWhole) return read({ take: endless, skip })
  if (!listing) return read({ take, skip })
  const after = listing.after as After | undefined
  const isKeyed = !listing.isOnePage
  const rows = await read(after === undefined ? { take, skip, isKeyed } : { take, skip: 0, after, isKeyed })
  listing.count = count
  if (isKeyed && rows.length) listing.after = keyOf(rows.at(-1)!)
  return rows
}

/** The same of a list that never changes while it is read: its places count. */
export function constantList<Row>(context: Context, args: Page, all: readonly Row[]): Promise<Row[]> {
  const places = all.map((row, place) => ({ row, place }))
  const page = listPage<{ row: Row; place: number }, number>(context, args, {
    read: async ({ take, skip, after }) => {
      const begin = after === undefined ? skip : after + 1
      return places.slice(begin, begin + take)
    },
    count: async () => all.length,
    keyOf: ({ place }) => place,
  })
  return page.then((found) => found.map(({ row }) => row))
}

interface Numbered {
  legacyId: number
}

interface Delegate {
  findMany(args: object): Promise<Numbered[]>
  count(args: object): Promise<number>
}

interface PrismaList {
  /** The model, as Prisma's client names it. */
  model: Uncapitalize<Prisma.ModelName>
  /** What the field's selection needs. */
  query: object
  where: object
  orderBy: object
}

/** The same of what Prisma reads. */
export function prismaList(
  context: Context,
  args: Page,
  { model, query, where, orderBy }: PrismaList,
): Promise<never[]> {
  const delegate = context.db.prisma[model] as unknown as Delegate
  const selected = 'select' in query ? { ...query, select: { ...(query.select as object), legacyId: true } } : query
  const byNumber = (orderBy as { legacyId?: 'asc' | 'desc' }).legacyId
  return listPage<Numbered, number>(context, args, {
    async read({ after, take, skip }) {
      if (after === undefined) return delegate.findMany({ ...selected, where, orderBy, take, skip })
      if (byNumber) {
        const behind = { legacyId: byNumber === 'asc' ? { gt: after } : { lt: after } }
        return delegate.findMany({ ...selected, where: { AND: [where, behind] }, orderBy, take })
      }
      const rows = await delegate.findMany({ ...selected, where, orderBy, cursor: { legacyId: after }, skip: 1, take })
      // Behind an entry that is gone Prisma finds nothing, which must not look like the end.
      if (rows.length < take && !(await delegate.count({ where: { legacyId: after } })))
        throw new Error('The list changed while it was read.')
      return rows
    },
    count: () => delegate.count({ where }),
    keyOf: ({ legacyId }) => legacyId,
  }) as Promise<never[]>
}
