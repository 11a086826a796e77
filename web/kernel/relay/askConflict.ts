// What was changed by somebody else since it was shown: both values, and whose is kept.
import { asking } from '../shell/asking.ts'
import * as t from './__generated__/messages.ts'

export interface Difference {
  readonly field: string
  readonly yours: string
  readonly current: string
}

/** Why a change was not made, with both values of what differs. */
export function withDifferences(message: string, differences: readonly Difference[]): string {
  const values = differences.map(({ field, yours, current }) => t.yoursNow({ field, yours, current }))
  return values.length ? `${message} ${values.join('; ')}.` : message
}

export interface Conflict {
  readonly message: string
  /** What differs, without the version itself. */
  readonly differences: readonly Difference[]
  /**
   * The version that holds now: a change that is sent with it replaces what the other has saved. Of what has none, 0.
   */
  readonly version: number
}

/** Where it is not decided, the differences as they were shown, in words: back to what one was writing. */
export type Choice = 'MINE' | 'THEIRS' | readonly Difference[]

/** `ask` whose values are kept; undefined where nothing comes that could ask. */
export const { ask: askConflict, takeOver: onConflict } = asking<Conflict, Choice>()

/**
 * The conflict that an error tells of; undefined where it is of another kind, as of a name that is taken. What has no
 * version is one only where its caller sends it again by what differs.
 */
export function conflictIn(
  message: string,
  differences: readonly Difference[] | undefined,
  hasVersion = true,
): Conflict | undefined {
  const version = differences?.find(({ field }) => field === 'version')
  if (!differences?.length || (hasVersion && !Number.isInteger(Number(version?.current)))) return undefined
  return {
    message,
    differences: differences.filter((one) => one !== version && one.yours !== one.current),
    version: Number(version?.current ?? 0),
  }
}
