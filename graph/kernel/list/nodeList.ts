// How the lists of a node are narrowed, searched and put in order: said once a node, the same wherever it is listed.
import type { Prisma, PrismaClient } from '../../../prisma/__generated__/client/client.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { badArgument } from '../errors.ts'
import { prismaPage } from '../prismaPage.ts'
import { containsText } from '../statement/pattern.ts'
import type { Condition, Conditions, OnColumn, Where } from './condition.ts'
import { type Filter, nestedWhere } from './filterWhere.ts'
import type { listArguments } from './listInputs.ts'
import { type ListArgs, listShape } from './listShape.ts'
import { type Direction, orderOf, type Orders, type To } from './order.ts'

type Model = Prisma.ModelName
type Scalars<M extends Model> = Prisma.TypeMap['model'][M]['payload']['scalars']
type Args<M extends Model> = NonNullable<Prisma.Args<PrismaClient[Uncapitalize<M>], 'findMany'>>
type WhereOf<M extends Model> = NonNullable<Args<M>['where']>
type OrderOf<M extends Model> = Extract<Args<M>['orderBy'], unknown[]>
type Column<Pattern, Field> = Pattern extends `@${infer Tail}` ? `${Field & string}${Tail}` : Pattern

/** The conditions, each on a column of its own kind. */
type Fitting<M extends Model, F> = {
  [Field in keyof F]: F[Field] extends OnColumn<infer Value, infer Pattern>
    ? string extends Pattern
      ? F[Field]
      : Column<Pattern, Field> extends keyof Scalars<M>
        ? NonNullable<Scalars<M>[Column<Pattern, Field>]> extends Value
          ? F[Field]
          : never
        : never
    : F[Field]
}

interface Options<M extends Model, F, Order extends string> {
  /** The model, where it is not called as the type. */
  model?: M
  /** False for what has no id of its own in the graph. */
  isNode?: false
  /** The rows that a viewer sees, in whatever list. */
  visible: (context: Context) => WhereOf<M>
  filter: F & Fitting<M, F>
  /** At most five, each by columns of which the first counts most. */
  orders: Readonly<Record<Order, { about: string; by: (to: To) => OrderOf<M> }>>
  /** The order where none is asked for; else the first one, ascending. */
  usual?: [NoInfer<Order>, Direction]
  search?: {
    about: string
    /** Those that have the words in them; `part` is Prisma's condition of a text. */
    where: (part: ReturnType<typeof containsText>, words: string) => WhereOf<M>
  }
}

type Page = Awaited<ReturnType<typeof prismaPage>>

interface NodeList<M extends Model> {
  /** The arguments of each list of the node. */
  args: ReturnType<typeof listArguments>
  /** The page that they ask for of the list of this name, of the rows that the viewer sees and that are of the list. */
  page: (context: Context, info: GraphQLResolveInfo, args: ListArgs, list: string, where?: WhereOf<M>) => Promise<Page>
  /** Its filter as a condition of another node that refers to it by the relation of this name. */
  related: (about?: string) => Condition
  /** The same, by a relation that leads to many: at least one of them. */
  some: (about?: string) => Condition
}

/** Declares `XFilter` and `XOrder` of a node type. */
export const nodeList = <T extends string, F, Order extends string, M extends Model = T extends Model ? T : never>(
  type: T,
  { model, ...options }: Options<M, F, Order>,
): NodeList<M> => declared(type, (model ?? type) as Model, options as unknown as Declaration)

interface Declaration {
  isNode?: boolean
  visible: (context: Context) => Where
  filter: Conditions
  orders: Orders
  usual?: [string, Direction]
  search?: { about: string; where: (part: object, words: string) => Where }
}

function declared(type: string, model: Model, { isNode, visible, filter, orders, usual, search }: Declaration) {
  const { shape, Filter, args, read } = listShape(type, { model, isNode, filter, orders, usual, search })

  const relatedBy =
    (relation: 'is' | 'some') =>
    (about?: string): Condition => ({
      about,
      type: () => Filter,
      where: async (given: Filter, place) => {
        if (place.isRelated) throw badArgument(place.path, 'a filter goes no further than one relation')
        const below = { ...place, depth: place.depth + 1, isRelated: true }
        const holds = { AND: [visible(place.context), await nestedWhere(shape, given, below)] }
        return { [place.field]: { [relation]: holds } }
      },
    })

  return {
    args,
    async page(context: Context, info: GraphQLResolveInfo, given: ListArgs, name: string, where: Where = {}) {
      const { page, where: narrowed = {}, words, field, isDescending, list } = await read(context, given, name)
      const found = search && words ? search.where(containsText(words), words) : {}
      return prismaPage(context, info, page, {
        list,
        model: (model[0]!.toLowerCase() + model.slice(1)) as 'checklist',
        type,
        where: { AND: [where, visible(context), narrowed, found] },
        orderBy: orderOf(model, orders, { field, direction: isDescending ? 'DESC' : 'ASC' }),
      })
    },
    related: relatedBy('is'),
    some: relatedBy('some'),
  }
}
