// What there is to import: each kind says what its columns are, and what a row comes to beside what is there.
import type { AnyInput } from '../../work/action/movingMutation.ts'
import type { TransitionName } from '../../work/action/transitions.ts'
import type { ImportKind as KindName } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import type { Payload } from '../../kernel/mutation.ts'
import { keptIn, keptText } from '../../kernel/messages/keptText.ts'
import type { Language } from '../../kernel/messages/languages.ts'
import { textIn, type Said, type Text } from '../../kernel/messages/text.ts'
import type { Writer } from '../../kernel/writer.ts'
import type { Field, Value } from './fields.ts'
import type { Names } from './names.ts'
import type { Home, KnownOrganization } from './readNamed.ts'

export type { KindName }

/** A mutation of the noun, as it is called for by itself. */
export interface Call {
  mutation: string
  input: Record<string, unknown>
  /** Whether trying it takes its writes too, since they look for themselves; they are taken back. */
  isTriedWhole?: boolean
  /** What an import keeps of it beside. */
  also?: (writer: Writer, payload: Payload) => Promise<unknown>
}

/** Steps of an action record. */
export interface Moves {
  actionId: string
  moves: [TransitionName, AnyInput][]
}

export interface Change {
  field: string
  before: string
  after: string
}

/** What is wrong with a row: the field, and what would be right. */
export interface Problem {
  field: string
  message: Said
}

/** Problems as they are kept with their row. */
export const keptProblems = (problems: readonly Problem[]) =>
  JSON.stringify(problems.map(({ field, message }) => ({ field, message: keptText(message) })))

/** Kept problems in the language of who reads them, each with what its field is called. */
export const problemsIn = (language: Language, kept: unknown, labels: ReadonlyMap<string, Text>) =>
  (kept as { field: string; message: string }[]).map(({ field, message }) => ({
    field: textIn(language, labels.get(field) ?? field),
    message: keptIn(language, message),
  }))

/** A row as it is read: what its cells say. */
export interface ReadRow {
  number: number
  at: KnownOrganization
  cells: ReadonlyMap<string, string>
  values: ReadonlyMap<string, Value>
}

/** What a row comes to. */
export interface Intent {
  /** What it is known by. */
  key: string
  isNew: boolean
  changes: Change[]
  steps: (Call | Moves)[]
  problems?: Problem[]
  /** What rows below it in the file need to know of it. */
  result?: Record<string, unknown>
}

export interface Planning {
  context: Context
  home: Home & KnownOrganization
  names: Names
  importId: string
  /** The place of a field among the columns, from 1; undefined where none is it. */
  columnOf: (field: string) => number | undefined
}

export interface Kind {
  kind: KindName
  /** What its rows are called. */
  label: Text
  description: Text
  /** By what a row is known again, in words. */
  keyWords: Text
  fields: readonly Field[]
  intend: (planning: Planning, rows: readonly ReadRow[]) => Promise<Intent[]>
}
