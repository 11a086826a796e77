import { type ConflictError, type Difference, versionConflict } from './errors.ts'

type Fields = Record<string, unknown>

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The refusal of a change that was made from an older version: the versions, and both values of what differs. */
export function stale(what: string, yours: Fields & { version: number }, current: Fields): ConflictError {
  const differences = Object.entries(yours).flatMap(([field, value]): Difference[] =>
    value === undefined || shown(value) === shown(current[field])
      ? []
      : [{ field, yours: shown(value), current: shown(current[field]) }],
  )
  return versionConflict(`${what} was changed meanwhile.`, differences)
}
