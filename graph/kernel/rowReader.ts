import type { Prisma, PrismaClient } from '../../prisma/__generated__/client/client.ts'
import type { Context } from './context.ts'

type Delegate = Uncapitalize<Prisma.ModelName>
type Query<D extends Delegate> = Prisma.Args<PrismaClient[D], 'findFirst'>
type Row<D extends Delegate, Q> = Prisma.Result<PrismaClient[D], Q, 'findFirst'>

interface Rows {
  findMany: (args: object) => Promise<Record<string, unknown>[]>
}

let readers = 0

/**
 * A way to read a row by its uuid, or by its number, where the query finds it: those that a request asks for at the
 * same time, with the same further parameter of the query, are read in one statement.
 */
export function rowReader<D extends Delegate, const Q extends Query<D>, Parameter = void>(
  delegate: D,
  queryOf: (context: Context, parameter: Parameter) => Q,
) {
  const name = `${delegate} ${readers++}`
  return (context: Context, key: string | number, parameter: Parameter): Promise<Row<D, Q>> => {
    const column = typeof key === 'string' ? 'id' : 'legacyId'
    const read = async (keys: readonly (string | number)[]) => {
      const { where = {}, select, ...query } = queryOf(context, parameter) as { where?: object; select?: object }
      const rows = await (context.db.prisma[delegate] as unknown as Rows).findMany({
        ...query,
        ...(select && { select: { ...select, [column]: true } }),
        where: { AND: [where, { [column]: { in: [...new Set(keys)] } }] },
      })
      const found = new Map(rows.map((row) => [row[column], row]))
      return keys.map((one) => found.get(one) ?? null)
    }
    return context.batch(`${name} ${column} ${JSON.stringify(parameter)}`, read, key) as Promise<Row<D, Q>>
  }
}
