import * as t from './__generated__/messages.ts'

/** What an access token may do, by name. */
export const scopeNames = [
  { value: 'READ', name: t.read },
  { value: 'WRITE', name: t.readAndWrite },
  { value: 'OBSERVATIONS', name: t.enterObservations },
  { value: 'EXPORT', name: t.export },
  { value: 'DIRECTORY', name: t.directory },
] as const

/** As whom a program acts: the viewer, a service account, or whoever lets an application act for them. */
export type TokenUser = 'viewer' | 'account' | 'person'

/** Those that a token may have: a directory is kept in step by a service account alone. */
export const scopesOffered = (actsAs: TokenUser) =>
  scopeNames.filter(({ value }) => actsAs === 'account' || value !== 'DIRECTORY')

export const scopesInWords = (given: readonly string[]): string =>
  given.map((value) => scopeNames.find((scope) => scope.value === value)?.name ?? value).join(', ')

const others = {
  OBSERVATIONS: t.entersDataOfMetricsAndReads,
  EXPORT: t.fetchesListsAsFiles,
  DIRECTORY: t.keepsPeopleAndGroupsInStep,
}

/** What each lets a program do, as one chooses it. */
export const scopeAbouts = {
  viewer: { READ: t.seesWhatYouSeeAndListens, WRITE: t.changesWhatYouMayChange, ...others },
  account: { READ: t.readsWhatTheAccountSees, WRITE: t.changesWhatTheAccountMay, ...others },
  person: { READ: t.readsWhatThePersonSees, WRITE: t.changesWhatThePersonMay, ...others },
}
