import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { markAsOf } from './asOf.ts'
import { capitalized } from './capitalized.ts'
import type { Context } from './context.ts'
import { modelOf } from './statement/models.ts'
import { planOfSelection } from './statement/plan.ts'
import { type Kept, rowsAt } from './statement/rowsAt.ts'
import { Parameters } from './statement/scopeSql.ts'
import { queryFromInfo } from './statement/queryFromInfo.ts'

interface Options {
  /** The model, as Prisma's client and as the graph name it. */
  model: Uncapitalize<Prisma.ModelName>
  type: string
  /** Where the selection stands, if deeper than the field, and what else is read of a row. */
  paths?: string[][]
  select?: Record<string, true>
  /** The column that refers to the parent. */
  key: string
  parentId: string
  where?: object
  orderBy: object | readonly object[]
  /** How those of an instant of the past are known: they were kept, or were there from a time in this column on. */
  past?: Kept | { since: string }
}

interface Delegate {
  findMany(args: object): Promise<Record<string, unknown>[]>
}

/** The rows that belong to a parent, read for all parents of a request at once. */
export function loadChildren(context: Context, info: GraphQLResolveInfo, options: Options): Promise<never[]> {
  const { model, type, paths, select, key, parentId, orderBy, past } = options
  const query = queryFromInfo({ context, info, typeName: type, paths, select: { ...select, [key]: true } })
  if (context.asOf && past && 'table' in past) return loadThen(context, query, options, past)
  const since = context.asOf && past ? { [(past as { since: string }).since]: { lte: context.asOf } } : {}
  const where = { ...options.where, ...since }
  const loader = context.loader<string, object[]>(
    `${model}.${key} ${JSON.stringify([query, where])}`,
    async (parents) => {
      const delegate = context.db.prisma[model] as unknown as Delegate
      const rows = await delegate.findMany({
        ...query,
        where: { AND: [where, { [key]: { in: [...parents] } }] },
        orderBy,
      })
      return parents.map((parent) => rows.filter((row) => row[key] === parent).map((row) => markAsOf(row, context)))
    },
  )
  return loader.load(parentId) as Promise<never[]>
}

interface Selected {
  select?: Record<string, boolean>
}

/** The same as of the instant that the request looks back to. */
function loadThen(
  context: Context,
  { select = {} }: Selected,
  { model, key, parentId, orderBy }: Options,
  kept: Kept,
): Promise<never[]> {
  const name = capitalized(model)
  const plan = planOfSelection(name, select)
  const { fields } = modelOf(name)
  const order = Object.entries(Object.assign({}, ...[orderBy].flat()) as Record<string, string>)
    .map(([field, direction]) => `a."${fields[field]!.column!}" ${direction}`)
    .join(', ')
  const loader = context.loader<string, object[]>(`${model}.${key} then ${plan.shape}`, async (parents) => {
    const parameters = new Parameters()
    const ids = `${parameters.add([...parents])}::uuid[]`
    const rows = rowsAt(kept, ids, `${parameters.add(context.asOf)}::timestamptz`)
    const text = `select ${plan.columns}, a.${kept.of} from ${rows} a ${plan.joins} order by ${order}`
    const found = await context.db.run(text, parameters.values)
    return parents.map((parent) =>
      found.filter((row) => row[plan.width] === parent).map((row) => markAsOf(plan.read(row) as object, context)),
    )
  })
  return loader.load(parentId) as Promise<never[]>
}
