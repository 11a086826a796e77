// What fields a filter may have.
import type { EnumRef } from '@pothos/core'
import type { builder } from '../builder.ts'
import { badArgument } from '../errors.ts'
import { entryNumber, noEntry } from '../entryId.ts'
import { uuidIn } from '../node.ts'
import type { ReferenceList } from '../references.ts'
import { modelOf } from '../statement/models.ts'
import { compared, comparisonTypes, entriesOf, equality, range, type Given } from './comparison.ts'
import { columnOf, type Condition, type OnColumn, type Place, type Where } from './condition.ts'

const onColumn =
  <Value>({ type, where }: Pick<Condition, 'type' | 'where'>) =>
  <const Column extends string = '@'>(column: Column = '@' as Column, about?: string): OnColumn<Value, Column> => ({
    column: columnOf(column),
    about,
    type,
    where,
  })

/** A text, in the column of its name where no other is said. */
export const text = onColumn<string>({
  type: comparisonTypes('String', 'String', 'a text', [...equality, 'contains', 'startsWith']),
  where: compared(),
})

const ints = comparisonTypes('Int', 'Int', 'a whole number', [...equality, ...range])

/** A whole number. */
export const int = onColumn<number>({
  type: ints,
  where: compared(),
})

/** An entry of a reference list, in the column that is called so with Id behind it. */
export const reference = <const Column extends string = '@Id'>(
  list: ReferenceList,
  column: Column = '@Id' as Column,
): OnColumn<number, Column> => ({
  column: columnOf(column),
  type: ids,
  where: compared((value: string, path) => {
    const number = entryNumber(list, value)
    if (number === undefined) throw badArgument(path, noEntry(list))
    return number
  }),
})

/** PostgreSQL knows no year 0. */
const earliest = Date.parse('0001-01-01T00:00:00Z')

/** An instant. */
export const instant = onColumn<Date>({
  type: comparisonTypes('DateTime', 'DateTime', 'an instant', range),
  where: compared((value: Date, path) => {
    if (value.getTime() < earliest) throw badArgument(path, 'give an instant after the year 0')
    return value
  }),
})

/** A yes or no. */
export const flag = onColumn<boolean>({
  type: () => 'Boolean',
  where: (given: boolean, { column, count }) => {
    count()
    return { [column]: given }
  },
})

export const ids = comparisonTypes('Id', 'ID', 'a global id', equality)

/** The id of a node of a type, in the column that is called so with Id behind it. */
export const id = <const Column extends string = '@Id'>(
  node: string,
  column: Column = '@Id' as Column,
  about?: string,
): OnColumn<string, Column> => ({
  column: columnOf(column),
  about,
  type: ids,
  where: compared((value: string, path) => uuidOfNode(node, value, path)),
})

/** The uuid in a global id of a node. */
export function uuidOfNode(node: string, value: string, path: string): string {
  const uuid = uuidIn(node, value)
  if (uuid === undefined)
    throw badArgument(path, `this is no id of ${/^(?!Us)[AEIOU]/.test(node) ? 'an' : 'a'} ${node}`)
  return uuid
}

type Types = (typeof builder)['$inferSchemaTypes']
type AnyEnum<Value> = EnumRef<Types, Value>

const enumTypes = new Map<unknown, Condition['type']>()

export function enumType<Value extends string>(type: AnyEnum<Value>): Condition['type'] {
  const { name } = type as unknown as { name: string }
  const made = enumTypes.get(type) ?? comparisonTypes(name, type, 'one of a fixed set', equality)
  enumTypes.set(type, made)
  return made
}

/** One of an enum. */
export const oneOf = <Value extends string, const Column extends string = '@'>(
  type: AnyEnum<Value>,
  column: Column = '@' as Column,
  about?: string,
): OnColumn<Value, Column> => ({ column: columnOf(column), about, type: enumType(type), where: compared() })

/** One of an enum that no column holds: given any of some values, those that have one of them. */
export const derived = <Value extends string | null>(
  type: AnyEnum<NonNullable<Value>>,
  all: readonly Value[],
  where: (values: Value[], place: Place) => Where | Promise<Where>,
  about?: string,
): Condition => ({
  about,
  type: enumType(type),
  where: (given: Given, place) => {
    const entries = entriesOf(given, place)
    for (const _entry of entries) place.count()
    const holds = (value: Value) =>
      entries.every(([name, wanted]) => {
        const isAmong = ([] as unknown[]).concat(wanted).includes(value)
        return name === 'eq' || name === 'in' ? isAmong : !isAmong
      })
    return where(all.filter(holds), place)
  },
})

/** What no column says, under a name: those for which it holds, or all but them. */
export const when = (about: string, where: (place: Place) => Where | Promise<Where>): Condition => ({
  about,
  type: () => 'Boolean',
  where: async (given: boolean, place) => {
    place.count()
    const holds = await where(place)
    return given ? holds : { NOT: holds }
  },
})

/** The viewer's own, by a column that holds a person's id. */
export const ofViewer = (column: string, about: string): Condition =>
  when(about, ({ context }) => ({ AND: [{ [column]: { not: null } }, { [column]: context.requireViewer().id }] }))

/** A condition on a column of the row that a relation leads to, which is always there. */
export const through = (relation: string, column: string, { about, type, where }: Condition): Condition => ({
  about,
  type,
  where: async (given, place) => {
    const { model } = modelOf(place.model).fields[relation]!.relation!
    return { [relation]: await where(given, { ...place, model, column, isNullable: false }) }
  },
})
