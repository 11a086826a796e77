// Why a change was not made, and what to do about it where somebody else was faster.
import { askConflict, conflictIn, type Difference } from './askConflict.ts'

/** What was wrong, by field; `input` for what is of no field. */
export type Problems = Partial<Record<string, string>>

/** The part of each mutation's `result` that says why not. */
export interface Refusable {
  readonly error?: { readonly message: string } | null
  readonly validation?: { readonly fields: readonly { readonly path: string; readonly message: string }[] } | null
  readonly conflict?: { readonly differences: readonly Difference[] } | null
}

/** The answer where somebody chose what another has saved over their own: there is nothing left to do. A FormDialog closes. */
export const theirs: Problems = { input: 'Nothing was saved: theirs is kept.' }

/** What was wrong, with both values where somebody else was faster; undefined where nothing was. */
export function problemsIn({ error, validation, conflict }: Refusable): Problems | undefined {
  if (validation) return Object.fromEntries(validation.fields.map(({ path, message }) => [path, message]))
  if (!error) return undefined
  const values = conflict?.differences.map(({ field, yours, current }) => `${field}: yours ${yours}, now ${current}`)
  return { input: values?.length ? `${error.message} ${values.join('; ')}.` : error.message }
}

/** A difference as a person reads it. */
export type Word = (difference: Difference) => Difference

/**
 * What comes of a result, whose differences a caller may word that sends them again by themselves: nothing of a success;
 * the version to send one's own again with; or what was wrong.
 */
export async function settle(result: Refusable, word?: Word): Promise<{ version?: number; problems?: Problems }> {
  const given = result.conflict?.differences
  const differences = word ? given?.map(word) : given
  const problems = problemsIn({ ...result, conflict: differences && { differences } })
  if (!problems) return {}
  const conflict = conflictIn(result.error?.message ?? '', differences, !word)
  const choice = conflict && (await askConflict(conflict))
  if (choice === 'MINE') return { version: conflict!.version }
  return { problems: choice === 'THEIRS' ? theirs : problems }
}
