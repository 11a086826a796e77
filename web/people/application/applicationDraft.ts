import type { AccessScope } from '../../__generated__/EditApplicationDialog_application.graphql.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { withAddresses } from '../factor/addresses.ts'

/** What is said of an application. */
export interface ApplicationDraft {
  name: string
  homeUrl: string
  /** Addresses, one a line. */
  redirects: string
  scopes: readonly AccessScope[]
}

const redirectsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** As mutations take it. */
export const applicationInput = ({ name, homeUrl, redirects, scopes }: ApplicationDraft) => ({
  name,
  homeUrl: homeUrl.trim() || null,
  redirectUrls: redirectsIn(redirects),
  scopes,
})

/** What was refused, with the problems of single addresses at their field. */
export const problemsOf = (refused: Problems, { redirects }: ApplicationDraft): Problems =>
  withAddresses(refused, redirectsIn(redirects), 'redirectUrls')
