import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma, PrismaClient } from '../../prisma/__generated__/client/client.ts'
import type { Context } from './context.ts'
import { NotFoundError } from './errors.ts'
import { isUuid, registerNode, uuidOf, type LoadNodes } from './node.ts'
import { rowReader } from './rowReader.ts'
import { queryFromInfo } from './statement/queryFromInfo.ts'

type Model = Prisma.ModelName
type Table<M extends Model> = PrismaClient[Uncapitalize<M>]
type Query<M extends Model> = Omit<Prisma.Args<Table<M>, 'findFirst'>, 'where'>

interface Rows {
  findMany: (args: object) => Promise<{ id: string }[]>
  findUniqueOrThrow: (args: object) => Promise<object>
}

interface DeclaredNode<M extends Model> {
  /** What ids name, as far as the viewer sees it. */
  load: LoadNodes
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
  { model, what = `The ${type.toLowerCase()}` }: { model?: M; what?: string } = {},
): DeclaredNode<M> {
  const row = model ?? type
  const table = (row[0]!.toLowerCase() + row.slice(1)) as Uncapitalize<Model>
  const rowsOf = ({ db }: Context) => db.prisma[table] as unknown as Rows
  const selected = (context: Context, info: GraphQLResolveInfo) =>
    queryFromInfo({ context, info, typeName: type, select: { id: true } })
  const load: LoadNodes = async (ids, context, info) => {
    const where = { AND: [visible(context), { id: { in: ids.filter(isUuid) } }] }
    const rows = await rowsOf(context).findMany({ ...selected(context, info), where })
    return ids.map((id) => rows.find((row) => row.id === id) ?? null)
  }
  registerNode(type, load)
  const read = rowReader(
    table,
    (context, query: object | undefined) => ({ ...query, where: visible(context) }) as never,
  )
  return {
    load,
    loadWritten: (context, info, id) =>
      rowsOf(context).findUniqueOrThrow({ ...selected(context, info), where: { id } }) as never,
    async named(context, id, query) {
      const found = await read(context, uuidOf(type, id, what), query)
      if (!found) throw new NotFoundError(what)
      return found
    },
  }
}
