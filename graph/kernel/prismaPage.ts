// A page of a list that Prisma reads, in whatever order, and how many entries the list has under the same condition.
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma, PrismaClient } from '../../prisma/__generated__/client/client.ts'
import { capitalized } from './capitalized.ts'
import type { Context } from './context.ts'
import { placeOf, toCursor, type PlacePart } from './cursors.ts'
import { connectionOf, pageAsked, type PageArgs } from './paging.ts'
import { queryOfPage } from './statement/queryOfPage.ts'

type Model = Uncapitalize<Prisma.ModelName>
type Query<M extends Model> = Prisma.Args<PrismaClient[M], 'findMany'>
type Row = Record<string, never>

/** What tells the rows of a list apart, and says in a cursor which one it is. */
export interface Key {
  parts: readonly PlacePart[]
  select: Record<string, true>
  placeOf: (row: Row) => (string | number)[]
  rowAt: (place: readonly never[]) => object
}

export const byNumber: Key = {
  parts: ['number'],
  select: { id: true, legacyId: true },
  placeOf: ({ legacyId }) => [legacyId!],
  rowAt: ([legacyId]) => ({ legacyId }),
}

export const byUuid: Key = {
  parts: ['uuid'],
  select: { id: true },
  placeOf: ({ id }) => [id!],
  rowAt: ([id]) => ({ id }),
}

export const byBigNumber: Key = {
  parts: ['bigNumber'],
  select: { id: true },
  placeOf: ({ id }) => [Number(id)],
  rowAt: ([id]) => ({ id: BigInt(id!) }),
}

interface PrismaPage<M extends Model> {
  /** Its name in cursors. */
  list: string
  /** The model, as Prisma's client names it. */
  model: M
  /** The type in the graph, where it has another name. */
  type?: string
  where: Query<M>['where']
  /** No two rows are the same in it. */
  orderBy: Query<M>['orderBy']
  /** Its number, where it is left out. */
  key?: Key
}

interface Delegate {
  findMany: (args: object) => Promise<Row[]>
  count: (args: object) => Promise<number>
}

export async function prismaPage<M extends Model>(
  context: Context,
  info: GraphQLResolveInfo,
  args: PageArgs,
  { list, model, type = capitalized(model), where, orderBy, key = byNumber }: PrismaPage<M>,
) {
  const page = pageAsked(args)
  const place = placeOf(list, page, key.parts)
  const rowsOf = context.db.prisma[model] as unknown as Delegate
  const rows = await rowsOf.findMany({
    ...queryOfPage(context, info, type, key.select),
    where,
    orderBy,
    take: page.isBackward ? -page.take : page.take,
    ...(place && { cursor: key.rowAt(place as never[]), skip: 1 }),
  })
  // Prisma gives a page that is read backwards in the order of the list.
  const read = page.isBackward ? rows.toReversed() : rows
  return connectionOf(
    page,
    read.map((row) => ({ node: row as never, cursor: toCursor(list, ...key.placeOf(row)) })),
    (take) => rowsOf.count({ where, take }),
  )
}
