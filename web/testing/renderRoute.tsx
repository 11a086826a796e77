// Shows a real route in front of a stub graph: routes, store, requests and tokens are the product's own.
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { Providers } from '../app/Providers.tsx'
import { makeEnvironment } from '../kernel/relay/environment.ts'
import { makeRoutes, patchRoutes } from '../app/routes.tsx'
import { storeSignIn } from '../kernel/auth/tokens.ts'
import { stubGraph, type Resolvers } from './stubGraph.ts'

interface RenderOptions {
  /** What the graph answers, by type and field; the rest is the plainest that fits the schema. */
  resolvers?: Resolvers
  signedIn?: boolean
  /** The uuid of who is signed in. */
  signedInAs?: string
}

let stream = stubGraph({}).stream
// The stream is one a browser, and would outlive the test that began it.
vi.doMock('../kernel/relay/eventStream.ts', () => ({
  listen: (...told: Parameters<typeof stream.listen>) => stream.listen(...told),
  onStreamState: (...told: Parameters<typeof stream.onStreamState>) => stream.onStreamState(...told),
}))

export const jane = {
  id: 'User:jane',
  name: 'Jane Roe',
  email: 'jane@example.com',
  memberships: [{ accessLevelName: 'Admin', organization: { id: 'acme', name: 'Acme' } }],
}

/** Who looks belongs to an organization, unless a test says otherwise. */
function withViewer(resolvers: Resolvers): Resolvers {
  const { viewer = { can: { createRecords: { allowed: true } } }, ...query } = resolvers.Query ?? {}
  const isPlain = typeof viewer === 'object' && viewer !== null
  return { ...resolvers, Query: { viewer: isPlain ? { user: jane, ...viewer } : viewer, ...query } }
}

export function renderRoute(
  path: string,
  { resolvers = {}, signedIn = true, signedInAs = 'jane' }: RenderOptions = {},
) {
  if (signedIn) storeSignIn({ accessToken: 'access', refreshToken: 'refresh', userUuid: signedInAs, userId: 1 })
  const graph = stubGraph(signedIn ? withViewer(resolvers) : resolvers)
  vi.stubGlobal('fetch', graph.fetch)
  stream = graph.stream
  const environment = makeEnvironment()
  const router = createMemoryRouter(makeRoutes(environment), {
    initialEntries: [path],
    patchRoutesOnNavigation: patchRoutes(environment),
  })
  render(
    <Providers environment={environment}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const at = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup(), router, graph, environment, at }
}
