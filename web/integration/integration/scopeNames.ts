/** What an access token may do, as one chooses it. */
export const scopes = [
  { value: 'READ', name: 'Read', about: 'Sees what you see, and listens to changes.' },
  { value: 'WRITE', name: 'Read and write', about: 'Changes what you may change.' },
  { value: 'OBSERVATIONS', name: 'Enter observations', about: 'Enters data of metrics, and reads nothing.' },
  { value: 'EXPORT', name: 'Export', about: 'Fetches lists as files.' },
] as const

export const scopesInWords = (given: readonly string[]): string =>
  given.map((value) => scopes.find((scope) => scope.value === value)?.name ?? value).join(', ')
