// A field is said once: the table of a noun's scalars makes the fields of its type and of its inputs, their check, the
// columns of its lists and exports, what is imported, told to webhooks and sent over REST, and the fields of the web's
// forms. What is special about a field stays where it is special.
import { z } from 'zod'
import type { builder } from './builder.ts'
import { line, say, text } from './validation.ts'
import * as messages from './__generated__/messages.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

interface Values {
  LINE: string
  TEXT: string
  MINUTES: number
  YES_NO: boolean
}

export interface Field<Kind extends keyof Values = keyof Values> {
  kind: Kind
  /** What people call it. */
  label: string
  /** What it is, in a sentence. */
  about: string
  /** The shortest and the longest text, or the greatest number. */
  least?: number
  most?: number
  /** How lists, files, webhooks and legacy rows have it; what has none is told there by hand, if at all. */
  listed?: Listed
}

interface Listed {
  /** Its column of the database. */
  column: string
  /** Its member of a legacy row. */
  rest: string
  /** The headings by which files know it beside its label. */
  aliases: readonly string[]
  /** One of it, as documents show it. */
  example: string
}

type Table = Readonly<Record<string, Field>>
type KindOf<F> = F extends Field<infer Kind> ? Kind : never
export type ValueOf<F> = Values[KindOf<F>]

/** What of a table an input may have. */
export type Given<T extends Table> = { [Name in keyof T]?: ValueOf<T[Name]> | null }

const tables = new Map<string, Table>()

/** Every table, by the type whose fields it has. */
export const fieldTables: ReadonlyMap<string, Table> = tables

/** Says the scalars of a type, each a column of its model. */
export const fieldTable =
  <Row extends object>(type: string) =>
  <const T extends { [Name in keyof T]: Name extends keyof Row ? Field : never }>(table: T): T => {
    tables.set(type, table)
    return table
  }

interface Exposing {
  exposeString: (name: string, options: { description: string }) => never
  exposeInt: Exposing['exposeString']
  exposeBoolean: Exposing['exposeString']
}

const exposing = { LINE: 'exposeString', TEXT: 'exposeString', MINUTES: 'exposeInt', YES_NO: 'exposeBoolean' } as const
const entering = { LINE: 'string', TEXT: 'string', MINUTES: 'int', YES_NO: 'boolean' } as const

const each = <T extends Table, Made>(table: T, make: (field: Field, name: string) => Made) =>
  Object.fromEntries(Object.entries(table).map(([name, field]) => [name, make(field, name)])) as Record<keyof T, Made>

/** The fields of the type. */
export const shown = <T extends Table>(t: object, table: T) =>
  each(table, ({ kind, about }, name) => (t as Exposing)[exposing[kind]](name, { description: about }))

/** The fields of an input, all of which may be left out. */
export const entered = <T extends Table>(t: InputBuilder, table: T) =>
  each(table, ({ kind, about }) => t[entering[kind]]({ description: about })) as unknown as {
    [Name in keyof T]: PothosSchemaTypes.InputFieldRef<Types, ValueOf<T[Name]> | null | undefined>
  }

const checks: { [Kind in keyof Values]: (least: number, most: number) => z.ZodType<Values[Kind]> } = {
  LINE: line,
  TEXT: text,
  MINUTES: (_least, most) =>
    z
      .int(say(messages.wholeMinutes))
      .min(0, say(messages.zeroOrMore))
      .max(most, say(messages.numberAtMost({ most }))),
  YES_NO: () => z.boolean(),
}

/** What they may be, as the members of a shape. */
export const checked = <T extends Table>(table: T) =>
  each(table, ({ kind, least = 0, most = 0 }) => checks[kind](least, most).nullish()) as {
    [Name in keyof T]: z.ZodOptional<z.ZodNullable<z.ZodType<ValueOf<T[Name]>>>>
  }

const empty: Values = { LINE: '', TEXT: '', MINUTES: 0, YES_NO: false }

/** What a new row has: what was given, else what it is made from has, else nothing. */
export const inherited = <T extends Table>(table: T, given: Given<T>, from: Given<T> | undefined) =>
  each(table, ({ kind }, name) => given[name] ?? from?.[name] ?? empty[kind]) as { [Name in keyof T]: ValueOf<T[Name]> }

/** The names of those that lists have. */
export type ListedName<T extends Table> = {
  [Name in keyof T]: T[Name] extends { listed: Listed } ? Name & string : never
}[keyof T]

/** What the graph calls them among the values of an enum. */
export type ListedConstant<T extends Table> = {
  [Name in ListedName<T>]: T[Name] extends { listed: { column: infer Column extends string } }
    ? Uppercase<Column>
    : never
}[ListedName<T>]

type ListedField = Omit<Field, 'listed'> & Listed & { name: string }

const listed = new WeakMap<Table, ListedField[]>()

/** Those that lists have, each with its name. Rows by the thousand ask for them. */
export function listedIn(table: Table): ListedField[] {
  let fields = listed.get(table)
  if (!fields) {
    fields = Object.entries(table).flatMap(([name, { listed: has, ...field }]) =>
      has ? [{ name, ...field, ...has }] : [],
    )
    listed.set(table, fields)
  }
  return fields
}

/** What is made of those that lists have, by their constants. */
export const byConstant = <T extends Table, Made>(table: T, make: (field: ListedField) => Made) =>
  Object.fromEntries(listedIn(table).map((field) => [field.column.toUpperCase(), make(field)])) as Record<
    ListedConstant<T>,
    Made
  >

/** The columns of an export of lists that have them. */
export const exportedColumns = (table: Table) =>
  Object.fromEntries(listedIn(table).map(({ label, name }) => [label, name]))

/** What a REST document spreads of them. */
export const restFragment = (type: string, table: Table) =>
  `fragment ${type}Fields on ${type} { __typename ${listedIn(table)
    .map(({ name }) => name)
    .join(' ')} }`

const restShapes = { LINE: z.string(), TEXT: z.string(), MINUTES: z.int32(), YES_NO: z.boolean() }

/** Their members of a REST row. */
export const restShape = (table: Table) =>
  Object.fromEntries(listedIn(table).map(({ rest, kind, about }) => [rest, restShapes[kind].describe(about)]))

/** Their members of a REST request, each of which may be left out. */
export const restRequestShape = (table: Table) =>
  Object.fromEntries(
    listedIn(table).map(({ rest, kind, about, most }) => {
      const shape = restShapes[kind]
      return [
        rest,
        (most === undefined || shape instanceof z.ZodBoolean ? shape : shape.max(most)).nullish().describe(about),
      ]
    }),
  )

/** A REST row's members, from what its document selected. */
export function toRest(table: Table, row: object): Record<string, unknown> {
  const members: Record<string, unknown> = {}
  for (const { name, rest } of listedIn(table)) members[rest] = row[name as keyof typeof row]
  return members
}
