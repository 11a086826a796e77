// What of the audit log may be undone: each noun says of its rows which columns go back, who may, and what follows.
// What no noun names stays.
import type { Context } from '../context.ts'
import type { Transaction } from '../mutation.ts'

type Row = Record<string, unknown>

/** A row that the step made, changed or deleted, by its columns before and after. */
export interface Changed {
  noun: string
  nounId: string
  rootId: string
  before: Row | null
  after: Row | null
}

interface Undoing {
  context: Context
  transaction: Transaction
  /** The step that is undone. */
  stepId: string
  changed: readonly Changed[]
}

export interface Undoable {
  /** What names a row, where that is not its id. */
  key?: readonly string[]
  /** The columns that go back; a step that changed another of them can't be undone. */
  columns: readonly string[]
  /** Whether rows that were made go, and those that were deleted come back. */
  isWhole?: boolean
  /** Throws where the viewer may not make the change that the undoing is. */
  require: (context: Context, changed: Changed) => unknown
  /** What is held while rows go back, and what follows; the rows of the noun are put back by `work`. */
  around?: (undoing: Undoing, work: () => Promise<void>) => Promise<void>
}

const undoables = new Map<string, Undoable | 'STAYS'>()

/** Lets the rows of a noun go back; what came along with others may stay as it is. */
export const undoable = (noun: string, how: Undoable | 'STAYS') => void undoables.set(noun, how)

export const undoableOf = (noun: string) => undoables.get(noun)
