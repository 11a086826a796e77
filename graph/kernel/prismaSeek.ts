// Where a list that Prisma reads goes on at a cursor: behind the values of its order that the cursor has, whether the
// row that they were of is still there or not.
import { modelOf } from './statement/models.ts'
import { isUuid } from './node.ts'
import { unstorable } from './validation.ts'

type Value = string | number | bigint | boolean | Date | null
type Where = Record<string, unknown>

/** A column of an order. */
interface Sorted {
  /** The relations to its row, and its own name. */
  path: readonly string[]
  holds: string | readonly string[]
  isNullable: boolean
  isFalling: boolean
  hasNullsFirst: boolean
}

/** The columns of an order, one a part. */
export const sortedBy = (model: string, parts: readonly object[]): Sorted[] => parts.map((part) => sorted(model, part))

function sorted(model: string, part: object, above: readonly string[] = []): Sorted {
  const [[name, way]] = Object.entries(part) as [[string, string | { sort?: string; nulls?: string }]]
  const { holds, relation, isNullable = false } = modelOf(model).fields[name]!
  const path = [...above, name]
  if (relation) return sorted(relation.model, way as object, path)
  const { sort, nulls } = typeof way === 'string' ? { sort: way } : way
  const isFalling = sort === 'desc'
  const hasNullsFirst = nulls === undefined ? isFalling : nulls === 'first'
  return { path, holds: holds!, isNullable, isFalling, hasNullsFirst }
}

const nested = (path: readonly string[], inner: (name: string) => object): object =>
  path.length === 1 ? inner(path[0]!) : { [path[0]!]: nested(path.slice(1), inner) }

/** What of a row its place follows from, as Prisma selects it. */
export function selectionOf(columns: readonly Sorted[]): Record<string, true | object> {
  const selection: Record<string, true | object> = {}
  for (const { path } of columns) {
    const [name, ...below] = path as [string, ...string[]]
    const inner = below.reduceRight<true | object>((select, one) => ({ select: { [one]: select } }), true)
    selection[name] = inner
  }
  return selection
}

const written = (value: Value) => (typeof value === 'bigint' ? String(value) : value)

/** The place of a row as a cursor has it. */
export const placeText = (columns: readonly Sorted[], row: object): string =>
  JSON.stringify(
    columns.map(({ path }) =>
      written(path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], row) as Value),
    ),
  )

/** The same read again; undefined where the order has no such place. */
export function readPlace(columns: readonly Sorted[], text: string): Value[] | undefined {
  const values = parsed(text)
  if (!Array.isArray(values) || values.length !== columns.length) return undefined
  const place = columns.map((column, at) => valueIn(column, values[at]))
  return place.includes(undefined) || JSON.stringify(place.map((one) => written(one!))) !== text
    ? undefined
    : (place as Value[])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isWhole = (value: unknown, bits: number) => Number.isInteger(value) && Math.abs(value as number) < 2 ** (bits - 1)
const instantPattern = /^(?!0000)\d{4}-/

const readers: Record<string, (value: unknown) => Value | undefined> = {
  SmallInt: (value) => (isWhole(value, 16) ? (value as number) : undefined),
  Int: (value) => (isWhole(value, 32) ? (value as number) : undefined),
  BigInt: (value) => (typeof value === 'string' && /^-?\d{1,18}$/.test(value) ? BigInt(value) : undefined),
  Boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  String: (value) => (typeof value === 'string' && !unstorable(value).length ? value : undefined),
  Uuid: (value) => (typeof value === 'string' && isUuid(value) ? value : undefined),
  DateTime: (value) =>
    typeof value === 'string' && instantPattern.test(value) && !Number.isNaN(Date.parse(value))
      ? new Date(value)
      : undefined,
}

function valueIn({ holds, isNullable }: Sorted, value: unknown): Value | undefined {
  if (value === null) return isNullable ? null : undefined
  if (typeof holds !== 'string') return holds.includes(value as string) ? (value as string) : undefined
  return readers[holds]!(value)
}

/** The rows behind a place, or before it. */
export function behindPlace(columns: readonly Sorted[], place: readonly Value[], isBackward: boolean): Where {
  const beyond = columns.flatMap((column, at) => {
    const conditions = conditionsBeyond(column, place[at]!, isBackward)
    if (!conditions.length) return []
    const same = columns.slice(0, at).map((one, i) => nested(one.path, (name) => ({ [name]: place[i]! })))
    const further = conditions.map((condition) => nested(column.path, (name) => ({ [name]: condition })))
    return [{ AND: [...same, { OR: further }] }]
  })
  return { OR: beyond }
}

/** What a column holds beyond a value in the order that a page is read in: any of these. */
function conditionsBeyond(column: Sorted, value: Value, isBackward: boolean): unknown[] {
  const { holds, isNullable } = column
  const isFalling = column.isFalling !== isBackward
  const hasNullsFirst = column.hasNullsFirst !== isBackward
  if (value === null) return hasNullsFirst ? [{ not: null }] : []
  return [...valuesBeyond(holds, value, isFalling), ...(isNullable && !hasNullsFirst ? [null] : [])]
}

function valuesBeyond(holds: Sorted['holds'], value: NonNullable<Value>, isFalling: boolean): unknown[] {
  if (typeof value === 'boolean') return value === isFalling ? [!value] : []
  if (typeof holds === 'string') return [isFalling ? { lt: value } : { gt: value }]
  const at = holds.indexOf(value as string)
  return [{ in: isFalling ? holds.slice(0, at) : holds.slice(at + 1) }]
}
