import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { environment as shared } from '../../kernel/relay/environment.ts'
import { screen } from '../../kernel/relay/screen.ts'

export const providerRoutes = (environment: Environment = shared): RouteObject[] => [
  {
    path: '/login/organization',
    loader: async ({ request }) => (await import('./arrive.ts')).arrive(environment, request.url),
    // What came of it is known once.
    shouldRevalidate: () => false,
    ...screen(async () => (await import('./ReturnPage.tsx')).ReturnPage),
  },
]
