// A comparison of what stands in no column: what each value finds is said, and the operators follow from it.
import { anyOf } from '../scope.ts'
import { entriesOf, type Given } from './comparison.ts'
import { type Condition, type InputType, type Place, requireFew, type Where } from './condition.ts'
import { ids, uuidOfNode } from './conditions.ts'

interface Matching<Value> {
  type: (isNullable: boolean) => InputType
  about?: string
  read: (value: string, path: string) => Value
  holds: (value: Value, place: Place) => Where
  /** Those that have no value, where some may have none. */
  absent?: Where
}

export const matching = <Value>({ type, about, read, holds, absent }: Matching<Value>): Condition => ({
  about,
  type: () => type(absent !== undefined),
  where: (given: Given, place) => ({
    AND: entriesOf(given, place).map(([name, value]): Where => {
      place.count()
      if (name === 'isNull') return value ? absent! : { NOT: absent }
      const path = `${place.path}.${name}`
      const isList = Array.isArray(value)
      if (isList) requireFew(path, value)
      const values = isList ? (value as string[]) : [value as string]
      const found = anyOf(values.map((one, i) => holds(read(one, isList ? `${path}.${i}` : path), place)))
      return name === 'eq' || name === 'in' ? found : { NOT: found }
    }),
  }),
})

/** A node that something has to do with, other than by a column. */
export const nodeMatching = (node: string, rest: Pick<Matching<string>, 'about' | 'holds' | 'absent'>): Condition =>
  matching({ type: ids, read: (id, path) => uuidOfNode(node, id, path), ...rest })
