// What a row says, beside what is there: its values, what they change, and the input of a mutation that they are.
import { listedIn } from '../../kernel/fields.ts'
import type { Field, Value } from './fields.ts'
import type { Change, Problem } from './importedKind.ts'
import type { Text } from '../../kernel/messages/text.ts'

/** What a row has of what lists have by a table of fields. */
export const listedValues = (table: Parameters<typeof listedIn>[0], row: object) =>
  Object.fromEntries(listedIn(table).map(({ name }) => [name, valueOf(row[name as keyof typeof row])]))

export const valueOf = (value: unknown, shown: unknown = value): Value => ({
  value,
  shown: typeof shown === 'string' ? shown : typeof shown === 'number' ? String(shown) : '',
})

/** What a row says otherwise than what is there; a cell that is empty says nothing. */
export function changesOf(values: ReadonlyMap<string, Value>, known: Readonly<Record<string, Value>>): Change[] {
  return [...values].flatMap(([field, { value, shown }]) => {
    const before = known[field]
    return !before || JSON.stringify(before.value) === JSON.stringify(value)
      ? []
      : [{ field, before: before.shown, after: shown }]
  })
}

/** All that a row says of something new. */
export const allOf = (values: ReadonlyMap<string, Value>): Change[] =>
  [...values].map(([field, { shown }]) => ({ field, before: '', after: shown }))

/** The input of a mutation from some values, by the names that it has for them. */
export function inputOf(
  fields: readonly Field[],
  values: ReadonlyMap<string, Value>,
  only?: ReadonlySet<string>,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const { name, input: called = name } of fields) {
    const given = values.get(name)
    if (!given || !called || (only && !only.has(name))) continue
    const [first = '', inner] = called.split('.')
    input[first] = inner ? { ...(input[first] as object), [inner]: given.value } : given.value
  }
  return input
}

/** What is said of a field that can't be changed: where it has a value, and where it has none. */
interface Keeps {
  value: (told: { value: string }) => Text
  nothing: Text
}

/** The problems of what can't be changed any more. */
export const fixedProblems = (changes: readonly Change[], fixed: ReadonlySet<string>, keeps: Keeps): Problem[] =>
  changes
    .filter(({ field }) => fixed.has(field))
    .map(({ field, before }) => ({
      field,
      message: before ? keeps.value({ value: before }) : keeps.nothing,
    }))
