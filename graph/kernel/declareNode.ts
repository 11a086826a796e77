import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma, PrismaClient } from '../../prisma/__generated__/client/client.ts'
import { lookedUp, markAsOf } from './asOf.ts'
import type { Context } from './context.ts'
import { NotFoundError } from './errors.ts'
import { isUuid, registerNode, uuidOf, type LoadNodes } from './node.ts'
import { rowReader } from './rowReader.ts'
import { planOfSelection } from './statement/plan.ts'
import { modelOf } from './statement/models.ts'
import { type Kept, rowsAt } from './statement/rowsAt.ts'
import { Parameters } from './statement/scopeSql.ts'
import { queryFromInfo } from './statement/queryFromInfo.ts'
import type { Text } from './messages/text.ts'
import { the } from './noun.ts'

type Model = Prisma.ModelName
type Table<M extends Model> = PrismaClient[Uncapitalize<M>]
type Query<M extends Model> = Omit<Prisma.Args<Table<M>, 'findFirst'>, 'where'>

interface Rows {
  findMany: (args: object) => Promise<{ id: string }[]>
  findUniqueOrThrow: (args: object) => Promise<object>
}

/** How rows of a type were at an instant, of which they have ids too: kept, or by what they say of their own times. */
export type Past = Kept | { select: Record<string, true>; settle: (row: never, asOf: Date) => boolean }

interface DeclaredNode<M extends Model> {
  /** What ids name, as far as the viewer sees it. */
  load: LoadNodes
  /** The one of this uuid, those of one request together; null where the viewer doesn't see it. */
  loadOne: (context: Context, info: GraphQLResolveInfo, id: string) => Promise<never | null>
  /** What a mutation has written, for its answer. */
  loadWritten: (
    context: Context,
    info: GraphQLResolveInfo,
    id: string,
  ) => Promise<Prisma.Result<Table<M>, object, 'findUniqueOrThrow'>>
  /** What the global id in an input names, which the viewer sees. */
  named: <Q extends Query<M>>(
    context: Context,
    id: string,
    query?: Q,
  ) => Promise<Prisma.Result<Table<M>, Q, 'findUniqueOrThrow'>>
}

/**
 * Makes the rows of a model nodes of a type, which is called as the model where no other is named, and answers with the
 * ways to read one. `visible` are those that a viewer sees; `what` is what an error calls one.
 */
export function declareNode<T extends string, M extends Model = T extends Model ? T : never>(
  type: T,
  visible: (context: Context) => Prisma.Args<Table<M>, 'findFirst'>['where'],
  { model, what = the(type), past }: { model?: M; what?: Text; past?: Past } = {},
): DeclaredNode<M> {
  const row = model ?? type
  const table = (row[0]!.toLowerCase() + row.slice(1)) as Uncapitalize<Model>
  const rowsOf = ({ db }: Context) => db.prisma[table] as unknown as Rows
  const selected = (context: Context, info: GraphQLResolveInfo) =>
    queryFromInfo({ context, info, typeName: type, select: { id: true } })
  const among = (context: Context, ids: readonly string[]) => ({
    AND: [visible(context), { id: { in: ids.filter(isUuid) } }],
  })
  const loadNow: LoadNodes = async (ids, context, info) => {
    const rows = await rowsOf(context).findMany({ ...selected(context, info), where: among(context, ids) })
    return ids.map((id) => rows.find((row) => row.id === id) ?? null)
  }
  const loadPast = async (id: string, context: Context, info: GraphQLResolveInfo): Promise<object | null> => {
    if (!past) return null
    const query = selected(context, info) as { select?: Record<string, true> }
    if (!('table' in past)) {
      const select = { ...query.select, ...past.select }
      const [row] = await rowsOf(context).findMany({ ...query, select, where: among(context, [id]) })
      return row && past.settle(row as never, context.asOf!) ? markAsOf(row, context) : null
    }
    const owner = Object.entries(modelOf(row).fields).find(([, { column }]) => column === past.of)![0]
    const [seen] = await rowsOf(context).findMany({ select: { [owner]: true }, where: among(context, [id]) })
    if (!seen) return null
    const parameters = new Parameters()
    const of = `array[${parameters.add((seen as unknown as Record<string, string>)[owner])}::uuid]`
    const plan = planOfSelection(row, query.select ?? {})
    const rows = rowsAt(past, of, `${parameters.add(context.asOf)}::timestamptz`)
    const text = `select ${plan.columns} from ${rows} a ${plan.joins} where a.id = ${parameters.add(id)}::uuid`
    const [found] = await context.db.run(text, parameters.values)
    return found ? markAsOf(plan.read(found) as object, context) : null
  }
  const load: LoadNodes = async (names, context, info) => {
    const found = names.map((name) => lookedUp(name, context))
    const ids = found.map((one) => (one && !one.context.asOf ? one.id : ''))
    const rows = ids.some(Boolean) ? await loadNow(ids, context, info) : []
    return Promise.all(
      found.map(async (one, i) => (one?.context.asOf ? loadPast(one.id, one.context, info) : (rows[i] ?? null))),
    )
  }
  registerNode(type, load)
  const read = rowReader(
    table,
    (context, query: object | undefined) => ({ ...query, where: visible(context) }) as never,
  )
  return {
    load,
    loadOne: (context, info, id) =>
      context
        .loader<string, never | null>(
          `${type} ${JSON.stringify(selected(context, info))}`,
          async (ids) => (await load([...ids], context, info)) as (never | null)[],
        )
        .load(id),
    loadWritten: (context, info, id) =>
      rowsOf(context).findUniqueOrThrow({ ...selected(context, info), where: { id } }) as never,
    async named(context, id, query) {
      const found = await read(context, uuidOf(type, id, what), query)
      if (!found) throw new NotFoundError(what)
      return found
    },
  }
}
