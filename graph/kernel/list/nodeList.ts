// How the lists of a node are narrowed, searched and put in order: said once a node, the same wherever it is listed.
import type { Prisma, PrismaClient } from '../../../prisma/__generated__/client/client.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { badArgument } from '../errors.ts'
import type { PageArgs } from '../paging.ts'
import { prismaPage } from '../prismaPage.ts'
import { containsText } from '../statement/pattern.ts'
import type { Condition, Conditions, OnColumn, Where } from './condition.ts'
import { filterShape } from './filterShape.ts'
import { type Filter, filterWhere, nestedWhere } from './filterWhere.ts'
import { filterInput, listArguments, orderInput } from './listInputs.ts'
import { searchWords } from './searchWords.ts'
import { type Direction, orderOf, type Orders, requireSameOrder, type To } from './order.ts'

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

interface ListArgs extends PageArgs {
  filter?: Filter | null
  orderBy?: { field: string; direction?: Direction | null } | null
  search?: string | null
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
  visible: (context: Context) => Where
  filter: Conditions
  orders: Orders
  usual?: [string, Direction]
  search?: { about: string; where: (part: object, words: string) => Where }
}

function declared(type: string, model: Model, { visible, filter: own, orders, usual: asked, search }: Declaration) {
  const shape = filterShape(type, model, own)
  const Filter = filterInput(type, shape)
  const [field = Object.keys(orders)[0]!, direction = 'ASC'] = asked ?? []
  const usual = { field, direction }

  async function whereOf(context: Context, { filter, search: words }: ListArgs): Promise<Where> {
    const wheres = [visible(context)]
    if (filter) wheres.push(await filterWhere(shape, filter, context))
    if (search && words?.trim()) wheres.push(search.where(containsText(words), searchWords(words)))
    return { AND: wheres }
  }

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
    args: listArguments({ Filter, Order: orderInput(type, orders), usual, search }),
    async page(context: Context, info: GraphQLResolveInfo, args: ListArgs, list: string, where: Where = {}) {
      const order = args.orderBy ?? usual
      const chosen = { field: order.field, direction: order.direction ?? 'ASC' }
      const cursors = `${list} ${chosen.field} ${chosen.direction}`
      requireSameOrder(list, cursors, args)
      const narrowed = { AND: [where, await whereOf(context, args)] }
      return prismaPage(context, info, args, {
        list: cursors,
        model: (model[0]!.toLowerCase() + model.slice(1)) as 'checklist',
        type,
        where: narrowed,
        orderBy: orderOf(model, orders, chosen),
      })
    },
    related: relatedBy('is'),
    some: relatedBy('some'),
  }
}
