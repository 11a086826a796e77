// The entries of lists that come with the migrations: numbers in the database, ids in the graph.
import type { InputFieldRef } from '@pothos/core'
import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql'
import type { builder } from './builder.ts'
import { ValidationError, type FieldProblem } from './errors.ts'
import { globalId } from './node.ts'
import { referenceLists, type ReferenceList } from './references.ts'
import * as messages from './__generated__/messages.ts'

/** A reference list, or a node of its own. */
export type EntryList = ReferenceList | 'PracticeFeature' | 'TechnologySolution'

const isReference = (list: EntryList): list is ReferenceList => (referenceLists as readonly string[]).includes(list)

/** What is before the number in an id. */
const begin = (list: EntryList): [type: string, prefix: string] =>
  isReference(list) ? ['ReferenceItem', `${list}:`] : [list, '']

/** The global id of an entry. */
export function entryId(list: EntryList, number: number): string {
  const [type, prefix] = begin(list)
  return globalId(type, `${prefix}${number}`)
}

/** The number in a global id of an entry of a list; undefined where it is none. */
export function entryNumber(list: EntryList, id: string): number | undefined {
  const number = Number(/:(-?\d{1,10})$/.exec(Buffer.from(id, 'base64').toString('utf8'))?.[1] ?? -1)
  return Math.abs(number) < 2 ** 31 && entryId(list, number) === id ? number : undefined
}

export const noEntry = (list: EntryList) =>
  isReference(list) ? `this is no id of an entry of ${list}` : `this is no id of a ${list}`

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>
interface Options<Required extends boolean> {
  description: string
  required?: Required
}
type Ref<Value, Required extends boolean> = InputFieldRef<
  Types,
  Required extends true ? Value : Value | null | undefined
>

/** A field of an input that takes the id of an entry, and is its number in the resolver. */
export const entry = <Required extends boolean = false>(t: InputBuilder, list: EntryList, options: Options<Required>) =>
  t.id({ ...options, extensions: { entryOf: list } }) as unknown as Ref<number, Required>

/** The same of many. */
export const entries = <Required extends boolean = false>(
  t: InputBuilder,
  list: EntryList,
  options: Options<Required>,
) => t.idList({ ...options, extensions: { entryOf: list } }) as unknown as Ref<number[], Required>

/** An input with the numbers of entries for their ids; throws where an id is none of its list. */
export function withEntryNumbers<Input>(type: GraphQLInputType, input: Input): Input {
  const problems: FieldProblem[] = []
  const read = replacing(type)?.(input, '', problems) as Input | undefined
  if (problems.length) throw new ValidationError(problems)
  return read ?? input
}

type Replace = (value: unknown, path: string, problems: FieldProblem[]) => unknown

const known = new WeakMap<GraphQLInputType, Replace | undefined>()

/** What replaces the ids in values of a type; undefined where there are none. */
function replacing(given: GraphQLInputType): Replace | undefined {
  const type = getNullableType(given)
  if (isListType(type)) return each(replacing(type.ofType))
  if (!isInputObjectType(type)) return undefined
  if (known.has(type)) return known.get(type)
  known.set(type, undefined)
  const fields = Object.values(type.getFields()).flatMap(({ name, type: inner, extensions }) => {
    const list = extensions.entryOf as EntryList | undefined
    const one = list && numberOf(list)
    const replace = one ? (isListType(getNullableType(inner)) ? each(one) : one) : replacing(inner)
    return replace ? [[name, replace] as const] : []
  })
  const whole: Replace = (value, path, problems) => ({
    ...(value as object),
    ...Object.fromEntries(
      fields.flatMap(([name, replace]) => {
        const inner = (value as Record<string, unknown>)[name]
        return inner == null ? [] : [[name, replace(inner, path ? `${path}.${name}` : name, problems)]]
      }),
    ),
  })
  if (fields.length) known.set(type, whole)
  return known.get(type)
}

const each = (one: Replace | undefined): Replace | undefined =>
  one &&
  ((values, path, problems) => (values as unknown[]).map((value, i) => value && one(value, `${path}.${i}`, problems)))

const numberOf =
  (list: EntryList): Replace =>
  (id, path, problems) => {
    const number = entryNumber(list, id as string)
    if (number === undefined)
      problems.push({
        path,
        message: isReference(list) ? messages.noEntryOfList({ list }) : messages.noEntryOfType({ list }),
      })
    return number
  }
