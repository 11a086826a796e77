import * as t from './__generated__/messages.ts'
/** What an access token may do, as one chooses it. */
export const scopes = [
  { value: 'READ', name: t.read, about: t.seesWhatYouSeeAndListens },
  { value: 'WRITE', name: t.readAndWrite, about: t.changesWhatYouMayChange },
  { value: 'OBSERVATIONS', name: t.enterObservations, about: t.entersDataOfMetricsAndReads },
  { value: 'EXPORT', name: t.export, about: t.fetchesListsAsFiles },
] as const

export const scopesInWords = (given: readonly string[]): string =>
  given.map((value) => scopes.find((scope) => scope.value === value)?.name ?? value).join(', ')
