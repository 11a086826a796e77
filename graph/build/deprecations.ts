// What the graph says of its end: what is deprecated, why, and the day from which it may be gone.
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { groupBy } from '../kernel/groupBy.ts'

/** Clients have this long from the release that tells them. */
export const noticeDays = 183

interface Element {
  /** `Type.field`, `Type.field.argument`, `Input.field` or `Enum.VALUE`. */
  path: string
  /** The type that it leads to; undefined for an enum's value. */
  type?: string
  deprecationReason?: string | null
}

function elementsOf(type: GraphQLNamedType): Element[] {
  const element = (
    path: string,
    { type: of, deprecationReason }: { type: unknown; deprecationReason?: string | null },
  ) => ({
    path,
    type: getNamedType(of as GraphQLNamedType).name,
    deprecationReason,
  })
  if (isEnumType(type))
    return type.getValues().map(({ name, deprecationReason }) => ({ path: `${type.name}.${name}`, deprecationReason }))
  if (isUnionType(type)) return type.getTypes().map((member) => ({ path: type.name, type: member.name }))
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => element(`${type.name}.${field.name}`, field))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const path = `${type.name}.${field.name}`
    return [element(path, field), ...field.args.map((argument) => element(`${path}.${argument.name}`, argument))]
  })
}

const elements = (schema: GraphQLSchema): Element[] =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap(elementsOf)

/** The end of a reason, `Removed on 2027-05-31.`; undefined where it is not there or no day. */
function removalDay(reason: string | null | undefined): string | undefined {
  const day = /\. Removed on (\d{4}-\d\d-\d\d)\.$/.exec(reason ?? '')?.[1]
  return day && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) ? day : undefined
}

const days = (schema: GraphQLSchema): Map<string, string | undefined> =>
  new Map(
    elements(schema).flatMap(({ path, deprecationReason }) =>
      deprecationReason ? [[path, removalDay(deprecationReason)] as const] : [],
    ),
  )

/** What breaks the promise to clients: a reason without its day, or a day that came nearer since the release. */
export function brokenPromises(released: GraphQLSchema, current: GraphQLSchema): string[] {
  const before = days(released)
  return [...days(current)].flatMap(([path, day]) => {
    if (!day) return [`${path}: end the reason of its deprecation with “. Removed on 2027-05-31.”`]
    const promised = before.get(path)
    return promised && day < promised ? [`${path}: clients were told ${promised}, not ${day}.`] : []
  })
}

/** What is newly deprecated with less notice than there has to be from `today` on. */
export function shortNotices(released: GraphQLSchema, current: GraphQLSchema, today: Date): string[] {
  const earliest = new Date(today.getTime() + noticeDays * 86_400_000).toISOString().slice(0, 10)
  const before = days(released)
  return [...days(current)].flatMap(([path, day]) =>
    day && !before.has(path) && day < earliest ? [`${path}: ${day} is too soon, ${earliest} is the earliest.`] : [],
  )
}

/**
 * Whether what has this path may be gone by today: it was released as deprecated until then, or all is that it belongs
 * to, or that leads to it.
 */
export function removable(released: GraphQLSchema, today: Date): (path: string) => boolean {
  const now = today.toISOString().slice(0, 10)
  const due = new Set([...days(released)].flatMap(([path, day]) => (day && day <= now ? [path] : [])))
  const users = groupBy(elements(released), ({ type }) => type ?? '')
  const isRemovable = (path: string, asked: Set<string>): boolean => {
    const parents = path.split('.').map((_, at, names) => names.slice(0, at + 1).join('.'))
    if (parents.some((one) => due.has(one))) return true
    const [type = ''] = parents
    // What only leads to itself is led to by nothing.
    if (asked.has(type)) return true
    asked.add(type)
    const uses = users.get(type) ?? []
    return uses.length > 0 && uses.every((use) => isRemovable(use.path, asked))
  }
  return (path) => isRemovable(path, new Set())
}
