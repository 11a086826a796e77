// What an import is doing, in words.
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
  MAPPING: 'Columns to match',
  COMPARING: 'Comparing',
  COMPARED: 'Waits for a yes',
  WRITING: 'Writing',
  DONE: 'Done',
  CANCELLED: 'Cancelled',
  STOPPED: 'Stopped',
  '%future added value': 'Under way',
}

export const isAtWork = (state: State): boolean => state === 'COMPARING' || state === 'WRITING'

export const number = (n: number): string => n.toLocaleString('en-GB')

/** `1 row`, `2 rows`. */
export const rowsOf = (n: number): string => `${number(n)} ${n === 1 ? 'row' : 'rows'}`
