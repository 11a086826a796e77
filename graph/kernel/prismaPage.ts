// A page of a list that Prisma reads, in whatever order, and how many entries the list has under the same condition.
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma, PrismaClient } from '../../prisma/__generated__/client/client.ts'
import { capitalized } from './capitalized.ts'
import type { Context } from './context.ts'
import { foreignCursor, placeOf, toCursor } from './cursors.ts'
import { connectionOf, pageAsked, type PageArgs } from './paging.ts'
import { behindPlace, placeText, readPlace, selectionOf, sortedBy } from './prismaSeek.ts'
import { queryOfPage } from './statement/queryOfPage.ts'

type Model = Uncapitalize<Prisma.ModelName>
type Query<M extends Model> = Prisma.Args<PrismaClient[M], 'findMany'>

interface PrismaPage<M extends Model> {
  /** Its name in cursors. */
  list: string
  /** The model, as Prisma's client names it. */
  model: M
  /** The type in the graph, where it has another name. */
  type?: string
  where: Query<M>['where']
  /** No two rows are the same in it. */
  orderBy: Query<M>['orderBy'] & readonly object[]
}

interface Delegate {
  findMany: (args: object) => Promise<object[]>
  count: (args: object) => Promise<number>
}

export async function prismaPage<M extends Model>(
  context: Context,
  info: GraphQLResolveInfo,
  args: PageArgs,
  { list, model, type = capitalized(model), where, orderBy }: PrismaPage<M>,
) {
  const page = pageAsked(args)
  const columns = sortedBy(capitalized(model), orderBy)
  const [text] = placeOf(list, page, ['text']) ?? []
  const place = text === undefined ? undefined : readPlace(columns, text)
  if (text !== undefined && !place) throw foreignCursor(page)
  const rowsOf = context.db.prisma[model] as unknown as Delegate
  const rows = await rowsOf.findMany({
    ...queryOfPage(context, info, type, selectionOf(columns) as Record<string, true>),
    where: place ? { AND: [where, behindPlace(columns, place, page.isBackward)] } : where,
    orderBy,
    take: page.isBackward ? -page.take : page.take,
  })
  // Prisma gives a page that is read backwards in the order of the list.
  const read = page.isBackward ? rows.toReversed() : rows
  return connectionOf(
    page,
    read.map((row) => ({ node: row as never, cursor: toCursor(list, placeText(columns, row)) })),
    (take) => rowsOf.count({ where, take }),
  )
}
