// What an import is doing, in words.
import * as t from './__generated__/messages.ts'
export type State =
  | 'MAPPING'
  | 'COMPARING'
  | 'COMPARED'
  | 'WRITING'
  | 'DONE'
  | 'CANCELLED'
  | 'STOPPED'
  | '%future added value'

export const stateNames: Record<State, string> = {
  MAPPING: t.columnsToMatch,
  COMPARING: t.comparing,
  COMPARED: t.waitsForAYes,
  WRITING: t.writing,
  DONE: t.done,
  CANCELLED: t.cancelled,
  STOPPED: t.stopped,
  '%future added value': t.underWay,
}

export const isAtWork = (state: State): boolean => state === 'COMPARING' || state === 'WRITING'

/** `1 row`, `2 rows`. */
export const rowsOf = (n: number): string => t.countOfRows({ count: n })
