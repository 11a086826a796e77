// The identity provider of an organization, as tests stub it.
import { vi } from 'vitest'

export const acme = { organizationId: 'Organization:acme', organizationName: 'Acme' }

export const started = {
  __typename: 'StartProviderSignInSuccess',
  startToken: 'S-1',
  url: 'https://login.acme.test/authorize?state=x',
}

/** What the tab keeps of a way to the provider. */
export const keptWay = () => JSON.parse(sessionStorage.getItem('provider_way') ?? 'null') as object | null

/** Leaving the page would take the test with it. */
export const leaving = () => vi.spyOn(location, 'assign').mockImplementation(() => {})
