import type { Problems } from '../relay/useMutation.ts'

/** What came of a move: the version after it, or what was wrong. */
export interface Moved {
  version?: number
  problems?: Problems
}

interface Refusable {
  readonly error?: { readonly message: string } | null
  readonly validation?: { readonly fields: readonly { readonly path: string; readonly message: string }[] } | null
  readonly conflict?: { readonly differences: readonly { readonly field: string; readonly yours: string; readonly current: string }[] } | null
}

/** What was wrong, with both values where somebody else was faster. */
export function problemsIn({ error, validation, conflict }: Refusable): Problems | undefined {
  if (validation) return Object.fromEntries(validation.fields.map(({ path, message }) => [path, message]))
  if (!error) return undefined
  const values = conflict?.differences.map(({ field, yours, current }) => `${field}: yours ${yours}, now ${current}`)
  return { input: values?.length ? `${error.message} ${values.join('; ')}.` : error.message }
}
