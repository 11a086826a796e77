// The comparisons that all filters share. A value that is missing is equal to nothing, so that `not` finds exactly what
// its filter does not.
import { builder } from '../builder.ts'
import { badArgument } from '../errors.ts'
import { likeText } from '../statement/pattern.ts'
import { unstorable } from '../validation.ts'
import { isSmall } from './columns.ts'
import { type InputType, type Place, requireFew, type Where } from './condition.ts'

interface Operator {
  about: string
  isList?: true
  /** Holds of what has no value. */
  holdsOfNull?: true
  /** What Prisma calls it. */
  where: (value: never) => object
}

const letters = 'ignoring case'

const operators = {
  eq: { about: 'Equal to this value.', where: (equals: unknown) => ({ equals }) },
  ne: {
    about: 'Not equal to this value; also matches missing values.',
    holdsOfNull: true,
    where: (not: unknown) => ({ not }),
  },
  in: {
    about: 'Equal to one of these values, at most 100.',
    isList: true,
    where: (values: unknown) => ({ in: values }),
  },
  notIn: {
    about: 'Equal to none of these values, at most 100; also matches missing values.',
    isList: true,
    holdsOfNull: true,
    where: (notIn: unknown) => ({ notIn }),
  },
  gt: { about: 'Greater or later than this value.', where: (gt: unknown) => ({ gt }) },
  gte: { about: 'Greater or later than this value, or equal to it.', where: (gte: unknown) => ({ gte }) },
  lt: { about: 'Less or earlier than this value.', where: (lt: unknown) => ({ lt }) },
  lte: { about: 'Less or earlier than this value, or equal to it.', where: (lte: unknown) => ({ lte }) },
  contains: {
    about: `Contains this, ${letters}.`,
    where: (part: string) => ({ contains: likeText(part), mode: 'insensitive' }),
  },
  startsWith: {
    about: `Starts with this, ${letters}.`,
    where: (part: string) => ({ startsWith: likeText(part), mode: 'insensitive' }),
  },
} satisfies Record<string, Operator>

export type OperatorName = keyof typeof operators

export const equality = ['eq', 'ne', 'in', 'notIn'] as const
export const range = ['gt', 'gte', 'lt', 'lte'] as const

/** From what is given to what the column holds; throws where that is nothing it could hold. */
type Read = (value: never, path: string) => unknown

/**
 * The inputs that compare values of a type, `what` as it stands within a sentence: one of what always has a value, one
 * of what may have none, with `isNull`.
 */
export function comparisonTypes(name: string, type: InputType, what: string, names: readonly OperatorName[]) {
  const made = new Map<boolean, InputType>()
  const make = (isNullable: boolean) =>
    builder.inputType(`${isNullable ? 'Nullable' : ''}${name}Comparison`, {
      description: `Compares ${what}${isNullable ? ' that may be null' : ''}; all given conditions must hold.`,
      fields: (t) => ({
        ...comparisonFields(t, type, names),
        ...(isNullable && { isNull: t.boolean({ description: 'Whether the value is null.' }) }),
      }),
    }) as InputType
  return (isNullable: boolean): InputType => {
    if (!made.has(isNullable)) made.set(isNullable, make(isNullable))
    return made.get(isNullable)!
  }
}

type InputBuilder = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

/** The operators of a comparison of values of a type. */
export const comparisonFields = (t: InputBuilder, type: InputType, names: readonly OperatorName[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { about, isList }: Operator = operators[name]
      return [name, t.field({ type: isList ? [type as 'ID'] : (type as 'ID'), description: about })]
    }),
  )

/** The where of a comparison that is given. */
export const compared =
  (read: Read = storable) =>
  (given: Given, place: Place): Where => ({
    AND: entriesOf(given, place).map((entry) => whereOf(entry, place, read as never)),
  })

export type Given = Readonly<Record<string, unknown>>

/** What is given, at least one comparison. */
export function entriesOf(given: Given, { path }: Place) {
  const entries = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  if (!entries.length) throw badArgument(path, 'give at least one comparison')
  return entries
}

function whereOf(
  [given, value]: [string, unknown],
  { model, column, isNullable, path, count }: Place,
  read: (value: unknown, path: string) => unknown,
): Where {
  count()
  if (given === 'isNull') return { [column]: value ? null : { not: null } }
  const at = `${path}.${given}`
  const isOfMany = Array.isArray(value)
  if (isOfMany) requireFew(at, value)
  const asked = isOfMany ? value.map((one, i) => read(one, `${at}.${i}`)) : read(value, at)
  const [name, wanted] = isSmall(model, column) ? inSmall(given as OperatorName, asked) : [given as OperatorName, asked]
  const { holdsOfNull, where }: Operator = operators[name]
  const holds = { [column]: where(wanted as never) }
  if (!isNullable) return holds
  return holdsOfNull ? { OR: [{ [column]: null }, holds] } : { AND: [{ [column]: { not: null } }, holds] }
}

const [leastSmall, mostSmall] = [-(2 ** 15), 2 ** 15 - 1]
const isBeyond = (value: unknown) => typeof value === 'number' && (value < leastSmall || value > mostSmall)

/** The same comparison by numbers that a small column can hold: the database refuses others. */
function inSmall(name: OperatorName, value: unknown): [OperatorName, unknown] {
  if (Array.isArray(value)) return [name, value.filter((one) => !isBeyond(one))]
  if (!isBeyond(value)) return [name, value]
  if (name === 'eq') return ['in', []]
  if (name === 'ne') return ['notIn', []]
  const holdsOfAll = (name === 'lt' || name === 'lte') === (value as number) > mostSmall
  return holdsOfAll ? ['gte', leastSmall] : ['in', []]
}

function storable(value: unknown, path: string): unknown {
  const [problem] = unstorable(value, path)
  if (problem) throw badArgument(path, problem.message)
  return value
}
