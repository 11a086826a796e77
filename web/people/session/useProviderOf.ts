import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useProviderOfQuery } from '../../__generated__/useProviderOfQuery.graphql.ts'
import type { Provider } from './useInvitation.ts'

const query = graphql`
  query useProviderOfQuery($organizationId: ID, $domain: String) {
    providerSignIn(organizationId: $organizationId, domain: $domain) {
      organizationId
      organizationName
      isRequired
    }
  }
`

/** How long after the last key it is asked, in milliseconds. */
const pause = 300

/** The domain of an address, once it may be whole. */
const domainOf = (login: string): string =>
  /^[^\s@]+@([^\s@]+\.[^\s@.]{2,})$/.exec(login.trim())?.[1]?.toLowerCase() ?? ''

interface ProviderOf {
  /** By whose provider who writes this login signs in; null as long as none is known. */
  provider: Provider | null
  /** Looks at once: the field was left. */
  look: () => void
  /** The server has this login come by the provider of that organization. */
  leadTo: (organizationId: string) => void
}

/**
 * The provider of the organization whose domain a login has. Each domain is asked about once, and alone: the server
 * need not know who is about to sign in. A failure is silent, as there are other ways in.
 */
export function useProviderOf(login: string): ProviderOf {
  const environment = useRelayEnvironment()
  /** By domain and by organization. */
  const [known, setKnown] = useState<Readonly<Record<string, Provider | null>>>({})
  const [required, setRequired] = useState<{ login: string; organizationId: string }>()
  const asked = useRef(new Set<string>())
  const domain = domainOf(login)

  const ask = useCallback(
    (key: string, named: useProviderOfQuery['variables']) => {
      if (!key || asked.current.has(key)) return
      asked.current.add(key)
      fetchQuery<useProviderOfQuery>(environment, query, named).subscribe({
        next: ({ providerSignIn }) => setKnown((before) => ({ ...before, [key]: providerSignIn ?? null })),
        error: () => asked.current.delete(key),
      })
    },
    [environment],
  )
  const look = useCallback(() => ask(domain, { domain }), [ask, domain])
  useEffect(() => {
    const timer = setTimeout(look, pause)
    return () => clearTimeout(timer)
  }, [look])

  const leadTo = (organizationId: string) => {
    setRequired({ login, organizationId })
    ask(organizationId, { organizationId })
  }
  const sentTo = required?.login === login ? known[required.organizationId] : null
  return { provider: sentTo ?? known[domain] ?? null, look, leadTo }
}
