// Why a change was not made, and what to do about it where somebody else was faster.
import { askConflict, conflictIn, withDifferences, type Difference } from './askConflict.ts'
import { refusalIn, type Refusable, type Refusal } from './refusal.ts'
import * as t from './__generated__/messages.ts'

/** What was wrong, by field; `input` for what is of no field. */
export type Problems = Partial<Record<string, string>>

/**
 * The answer where somebody chose what another has saved over their own: there is nothing left to do. A FormDialog
 * closes.
 */
export const theirs: Problems = { input: t.nothingWasSavedTheirsIsKept }

const problemsOf = ({ message, fields }: Refusal, differences: readonly Difference[]): Problems => {
  if (fields.length) return Object.fromEntries(fields.map((field) => [field.path, field.message]))
  return { input: withDifferences(message, differences) }
}

/** What was wrong, with both values where somebody else was faster; undefined where nothing was. */
export function problemsIn(result: Refusable): Problems | undefined {
  const refusal = refusalIn(result)
  return refusal && problemsOf(refusal, refusal.differences)
}

/** A difference as a person reads it. */
export type Word = (difference: Difference) => Difference

/**
 * What comes of a result, whose differences a caller may word that sends them again by themselves: nothing of a
 * success; the version to send one's own again with; or what was wrong.
 */
export async function settle(result: Refusable, word?: Word): Promise<{ version?: number; problems?: Problems }> {
  const refusal = refusalIn(result)
  if (!refusal) return {}
  const differences = word ? refusal.differences.map(word) : refusal.differences
  const conflict = conflictIn(refusal.message, differences, !word)
  const choice = conflict && (await askConflict(conflict))
  if (choice === 'MINE') return { version: conflict!.version }
  return { problems: choice === 'THEIRS' ? theirs : problemsOf(refusal, choice ?? differences) }
}
