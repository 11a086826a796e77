interface Failed {
  message: string
  conflict?: { differences: readonly { field: string; yours: string; current: string }[] } | null
}

interface Answered {
  data?: { result?: { error?: Failed | null; outcomes?: readonly { error?: Failed | null }[] } }
}

/** Why the server would not do it, with both values where they differ; undefined where it did. */
export function refusalOf(answer: unknown): string | undefined {
  const { error, outcomes } = (answer as Answered).data?.result ?? {}
  const failed = error ?? outcomes?.find((outcome) => outcome.error)?.error
  if (!failed) return undefined
  const values = (failed.conflict?.differences ?? []).map(
    ({ field, yours, current }) => `${field}: yours ${yours}, now ${current}`,
  )
  return values.length ? `${failed.message} ${values.join('; ')}.` : failed.message
}
