import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { requireSignIn } from '../../kernel/auth/guards.ts'
import { keepReturnAddress } from '../../kernel/auth/returnAddress.ts'
import { environment as shared } from '../../kernel/relay/environment.ts'
import { screen } from '../../kernel/relay/screen.ts'

export const applicationRoutes = (environment: Environment = shared): RouteObject[] => [
  {
    path: '/oauth/:root/authorize',
    loader: async ({ params, request: { url } }) => {
      const { pathname, search } = new URL(url)
      // Who has to sign in first, now or once the server says so, comes back here.
      keepReturnAddress(pathname + search)
      requireSignIn()
      return (await import('./loadAuthorization.ts')).loadAuthorization(environment, params.root!, search)
    },
    ...screen(async () => (await import('./AuthorizePage.tsx')).AuthorizePage),
  },
]
