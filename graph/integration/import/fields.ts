// What a column of a file can be: how its cells are read, and what would be right where one can't be.
import { listedIn } from '../../kernel/fields.ts'
import type { Context } from '../../kernel/context.ts'
import type { Found } from './nameIndex.ts'
import type { Names } from './names.ts'
import type { KnownOrganization, Named } from './readNamed.ts'
import { listText } from '../../kernel/messages/listText.ts'
import type { Said, Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

/** What a cell says: to be compared, and to be shown. */
export interface Value {
  value: unknown
  shown: string
}

/** What a cell is read with: the rest of its row, which its meaning may depend on. */
export interface Reading {
  context: Context
  names: Names
  /** The organization of the row. */
  at: KnownOrganization | null
  /** The other cells of the row, by field. */
  cells: ReadonlyMap<string, string>
}

/** A cell that can't be read: what would be right. */
export class Unreadable extends Error {
  readonly said: Said

  constructor(said: Said) {
    super(String(said))
    this.said = said
  }
}

export type Reader = (cell: string, reading: Reading) => Value

export interface Field {
  name: string
  label: Text
  /** What it is, in one sentence. */
  description: Text
  /** Headings by which it is known, as legacy files have them; its name and label are known anyway. */
  aliases?: readonly string[]
  isRequired?: boolean
  /** Whether no two rows of a file may say this. */
  isUnique?: (cell: string) => boolean
  /** What the field of the mutation is called where it is not called the same. */
  input?: string
  /** What the names of its cells are looked up among. */
  names?: Named
  /** The names in a cell, where it may have several. */
  namesIn?: (cell: string) => string[]
  /** Two rows for the template, the second may be empty. */
  examples: readonly [string, string?]
  read: Reader
}

export const text: Reader = (cell) => ({ value: cell, shown: cell })

/** The columns of what lists have by a table of fields. */
export const listedFields = (
  table: Parameters<typeof listedIn>[0],
  words: Readonly<Record<string, Pick<Field, 'label' | 'description'>>>,
): Field[] =>
  listedIn(table).map(({ name, aliases, example }) => ({
    name,
    ...words[name]!,
    aliases,
    examples: [example, ''],
    read: text,
  }))

const numbered =
  (pattern: RegExp, right: Said): Reader =>
  (cell) => {
    if (!pattern.test(cell)) throw new Unreadable(right)
    const value = Number(cell.replace(',', '.'))
    return { value, shown: String(value) }
  }

export const decimal = numbered(/^-?\d{1,9}([.,]\d{1,15})?$/, t.writeDecimal)
export const whole = numbered(/^\d{1,9}$/, t.writeWhole)

const yes = ['yes', 'y', 'true', '1']
const no = ['no', 'n', 'false', '0']

export const yesNo: Reader = (cell) => {
  const word = cell.toLowerCase()
  if (!yes.includes(word) && !no.includes(word)) throw new Unreadable(t.writeYesNo)
  return { value: yes.includes(word), shown: yes.includes(word) ? 'yes' : 'no' }
}

export const simple = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** One of some words, however it is spelled. */
export const oneOf =
  (words: Readonly<Record<string, string>>): Reader =>
  (cell) => {
    const found = Object.entries(words).find(([value, shown]) => [simple(value), simple(shown)].includes(simple(cell)))
    if (!found) throw new Unreadable(t.writeOneOf({ words: listText(Object.values(words), 'disjunction') }))
    return { value: found[0], shown: found[1] }
  }

export const status = oneOf({ ACTIVE: 'Active', INACTIVE: 'Inactive' })

/** The entry of a reference list, by its number or its name. */
export const listed =
  (reference: Parameters<Context['references']['list']>[0]): Reader =>
  (cell, { context }) => {
    const all = context.references.list(reference)
    const found = all.find(({ id, name }) => String(id) === cell || (name && simple(name) === simple(cell)))
    if (!found) {
      const names = all.flatMap(({ name }) => name || [])
      throw new Unreadable(t.writeListed({ names: listText(names, 'disjunction') }))
    }
    return { value: found.id, shown: found.name || String(found.id) }
  }

/** What is found by its name, as its global id. */
export const named =
  (find: (cell: string, reading: Reading) => Found<{ globalId: string; name: string }>): Reader =>
  (cell, reading) => {
    const found = find(cell, reading)
    if ('problem' in found) throw new Unreadable(found.problem)
    return { value: found.row.globalId, shown: found.row.name }
  }
