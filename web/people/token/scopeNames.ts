import * as t from './__generated__/messages.ts'

/** What an access token may do, by name. */
export const scopeNames = [
  { value: 'READ', name: t.read },
  { value: 'WRITE', name: t.readAndWrite },
  { value: 'OBSERVATIONS', name: t.enterObservations },
  { value: 'EXPORT', name: t.export },
  { value: 'DIRECTORY', name: t.directory },
] as const

/** Those that a token may have: a directory is kept in step by a service account alone. */
export const scopesOffered = (isOfAccount: boolean) =>
  scopeNames.filter(({ value }) => isOfAccount || value !== 'DIRECTORY')

export const scopesInWords = (given: readonly string[]): string =>
  given.map((value) => scopeNames.find((scope) => scope.value === value)?.name ?? value).join(', ')

/** What each lets a program do, as one chooses it. */
export const scopeAbouts = (isOfAccount: boolean) => ({
  READ: isOfAccount ? t.readsWhatTheAccountSees : t.seesWhatYouSeeAndListens,
  WRITE: isOfAccount ? t.changesWhatTheAccountMay : t.changesWhatYouMayChange,
  OBSERVATIONS: t.entersDataOfMetricsAndReads,
  EXPORT: t.fetchesListsAsFiles,
  DIRECTORY: t.keepsPeopleAndGroupsInStep,
})
