import { type ConflictError, type Difference, versionConflict } from './errors.ts'
import type { Text } from './messages/text.ts'
import * as t from './__generated__/messages.ts'

type Fields = Record<string, unknown>

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The refusal of a change that was made from an older version: the versions, and both values of what differs. */
export function stale(what: Text, yours: Fields & { version: number }, current: Fields): ConflictError {
  const differences = Object.entries(yours).flatMap(([field, value]): Difference[] =>
    value === undefined || shown(value) === shown(current[field])
      ? []
      : [{ field, yours: shown(value) || t.nothing, current: shown(current[field]) || t.nothing }],
  )
  return versionConflict(t.changedMeanwhile({ what }), differences)
}

/**
 * Throws where somebody has changed what is kept since the version that was seen, if one is given; what is not there
 * yet has the version 0.
 */
export function requireSeen(
  what: Text,
  yours: Fields & { version: number | null | undefined },
  kept: (Fields & { version: number }) | null,
): void {
  const { version } = yours
  const current = kept ?? { version: 0 }
  if (version != null && version !== current.version) throw stale(what, { ...yours, version }, current)
}
