import type { Difference } from '../relay/askConflict.ts'

// As it is sent: what a document names by an alias is in the answer itself.
interface Failed {
  message: string
  differences?: readonly Difference[]
}

interface Answered {
  data?: { result?: (Failed & { __isError: string }) | { outcomes?: readonly { error?: Failed | null }[] } }
}

/** Why the server would not do it, with both values where they differ; undefined where it did. */
export function refusalOf(answer: unknown): string | undefined {
  const result = (answer as Answered).data?.result ?? {}
  const failed = '__isError' in result ? result : result.outcomes?.find(({ error }) => error)?.error
  if (!failed) return undefined
  const values = (failed.differences ?? [])
    .filter(({ field }) => field !== 'version')
    .map(({ field, yours, current }) => `${field}: yours ${yours}, now ${current}`)
  return values.length ? `${failed.message} ${values.join('; ')}.` : failed.message
}
