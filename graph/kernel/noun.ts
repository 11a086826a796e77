// What a noun is to the rest. Each says it once, in its own noun.ts; what covers many nouns, as the audit log or
// the search, reads what they said when the graph is put together, and keeps no list.
import { builder } from './builder.ts'
import type { Audited } from './audited.ts'
import type { Exported } from './exported.ts'
import type { Language } from './messages/languages.ts'
import { Text, textIn, type Said } from './messages/text.ts'
import type { Searched } from './searched.ts'
import * as t from './__generated__/messages.ts'

interface Parts {
  /** Its table, where that is not its type's own words; false where it has none. */
  table?: string | false
  /** What names one where a row of another refers to it. */
  named?: Named
  /** What the audit log tells of it; true where that needs no more words. */
  audited: Audited | boolean
  /** How it is found. */
  searched: Searched | false
  /** Its list as a file. */
  exported: Exported | false
}

interface Named {
  /** Its name, as an expression over its table. */
  as: string
  /** The columns of other tables that hold its id. */
  in: readonly string[]
  /** Whether its id is a number, not a uuid. */
  isNumbered?: boolean
}

/** What people call one and several, as it stands within a sentence, and the one that is spoken of. */
interface Label {
  one: Said
  many: Said
  the: Said
}

interface Noun extends Parts {
  type: string
  label: Label
  table: string | false
}

const nouns = new Map<string, Noun>()

const snakeCased = (type: string) => type.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase()

/** Introduces a noun by its type and its words, with every part of it given or denied. */
export function noun(type: string, one: Said, many: Said, the: Said, parts: Parts) {
  if (nouns.has(type)) throw new Error(`${type} introduces itself twice.`)
  nouns.set(type, { type, label: { one, many, the }, table: snakeCased(type), ...parts })
}

/** What the graph calls a noun among the values of an enum. */
export const constantOf = ({ type }: Noun) => snakeCased(type).toUpperCase()

export const nounOf = (type: string): Noun | undefined => nouns.get(type)

const wordsOf = (type: string) => snakeCased(type).replaceAll('_', ' ')

/** The one that is spoken of, as "The vehicle". Read as it is said: by then all nouns have introduced themselves. */
export function the(type: string): Text {
  const said = (language: Language) => textIn(language, nouns.get(type)?.label.the ?? `The ${wordsOf(type)}`)
  return new Text(`the${type}`, { en: () => said('en'), es: () => said('es') })
}

/** One that is spoken of by its name. */
export const named = (name: string): Text => t.named({ name })

export const allNouns = (): Noun[] => [...nouns.values()]

/** Those that have a part. */
export const nounsWith = <Part extends 'named' | 'audited' | 'searched' | 'exported'>(part: Part) =>
  allNouns().filter((one): one is Noun & Record<Part, Exclude<Parts[Part], false | undefined>> => Boolean(one[part]))

/** An enum of what nouns introduce. Its values are read with the schema, when all of them have. */
export function enumOfNouns(
  name: string,
  description: string,
  values: () => (readonly [name: string, value: string, description: string])[],
) {
  const none: Record<string, { value: string }> = {}
  const ref = builder.enumType(name, { description, values: none })
  ref.prepareForBuild = () =>
    ref.updateConfig((config) => ({
      ...config,
      values: Object.fromEntries(
        values().map(([key, value, about]) => [key, { value, description: about, pothosOptions: {} }]),
      ),
    }))
  return ref
}
