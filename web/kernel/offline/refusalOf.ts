import { withDifferences, type Difference } from '../relay/askConflict.ts'

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
  const differences = (failed.differences ?? []).filter(({ field }) => field !== 'version')
  return withDifferences(failed.message, differences)
}
