import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from './context.ts'
import { queryFromInfo } from './statement/queryFromInfo.ts'

interface Options {
  /** The model, as Prisma's client and as the graph name it. */
  model: Uncapitalize<Prisma.ModelName>
  type: string
  /** The column that refers to the parent. */
  key: string
  parentId: string
  where?: object
  orderBy: object
}

interface Delegate {
  findMany(args: object): Promise<Record<string, unknown>[]>
}

/** The rows that belong to a parent, read for all parents of a request at once. */
export function loadChildren(context: Context, info: GraphQLResolveInfo, options: Options): Promise<never[]> {
  const { model, type, key, parentId, where = {}, orderBy } = options
  const query = queryFromInfo({ context, info, typeName: type, select: { [key]: true } })
  const loader = context.loader<string, object[]>(
    `${model}.${key} ${JSON.stringify([query, where])}`,
    async (parents) => {
      const delegate = context.db.prisma[model] as unknown as Delegate
      const rows = await delegate.findMany({
        ...query,
        where: { AND: [where, { [key]: { in: [...parents] } }] },
        orderBy,
      })
      return parents.map((parent) => rows.filter((row) => row[key] === parent))
    },
  )
  return loader.load(parentId) as Promise<never[]>
}
