// Changes of what is there, in one way: what is left out stays, null clears, and what can't be cleared refuses null.
import { isInputObjectType, type GraphQLSchema } from 'graphql'
import { ValidationError } from './errors.ts'
import * as t from './__generated__/messages.ts'

/** The fields that null clears, each with what it comes to: nothing, or an empty text. */
export type Clears<Name extends string = string> = { readonly [name in Name]?: null | '' }

/** What names the thing and its version is no part of the change. */
const names = new Set(['id', 'internalID', 'version'])

/** A change with each null as what it comes to; throws where a field can't be cleared. */
export function clearedBy<Input extends object>(clears: Clears, input: Input): Input {
  const entries = Object.entries(input).filter(([name, value]) => value !== null || !names.has(name))
  const fixed = entries.filter(([name, value]) => value === null && !(name in clears))
  if (fixed.length) throw new ValidationError(fixed.map(([path]) => ({ path, message: t.cannotClear })))
  return Object.fromEntries(entries.map(([name, value]) => [name, value === null ? clears[name] : value])) as Input
}

/** Says of each field that null clears that it does, where its description does not. */
export function describeClears(schema: GraphQLSchema) {
  for (const input of Object.values(schema.getTypeMap())) {
    const { clears } = input.extensions as { clears?: Clears }
    if (!clears || !isInputObjectType(input)) continue
    for (const [name, field] of Object.entries(input.getFields()))
      if (name in clears && !/\bnull\b/.test(field.description!))
        field.description = field.description!.replace(/\.$/, '; null clears it.')
  }
}
