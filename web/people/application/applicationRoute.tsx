import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { requireSignIn } from '../../kernel/auth/guards.ts'
import { keepReturnAddress } from '../../kernel/auth/returnAddress.ts'
import { AuthorizePage } from './AuthorizePage.tsx'
import { loadAuthorization } from './loadAuthorization.ts'

/** Where an application sends people, whose code comes with its route. */
export const applicationRoute = (environment: Environment): RouteObject => ({
  path: '/oauth/:root/authorize',
  loader: ({ params, request: { url } }) => {
    const { pathname, search } = new URL(url)
    // Who has to sign in first, now or once the server says so, comes back here.
    keepReturnAddress(pathname + search)
    requireSignIn()
    return loadAuthorization(environment, params.root!, search)
  },
  Component: AuthorizePage,
})
