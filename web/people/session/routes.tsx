import { loadQuery } from 'react-relay'
import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { SignedInAsQuery } from '../../__generated__/SignedInAsQuery.graphql.ts'
import { environment as shared } from '../../kernel/relay/environment.ts'
import { screen } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { fromRoot } from '../../kernel/auth/guards.ts'
import { isSignedIn } from '../../kernel/auth/tokens.ts'

export const sessionRoutes = (environment: Environment = shared): RouteObject[] => [
  { path: '/', loader: fromRoot, Component: Blank },
  {
    path: '/login',
    loader: async () => {
      if (!isSignedIn()) return null
      const { default: query } = await import('../../__generated__/SignedInAsQuery.graphql.ts')
      return loadQuery<SignedInAsQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
    },
    ...screen(async () => (await import('./LoginPage.tsx')).LoginPage),
  },
  {
    path: '/signup',
    // Who is signed in already takes an invitation as who they are, or signs out first.
    loader: ({ request: { url } }) => {
      const { searchParams, search } = new URL(url)
      return isSignedIn() && searchParams.has('invitation') ? redirect(`/login${search}`) : null
    },
    ...screen(async () => (await import('./SignupPage.tsx')).SignupPage),
  },
]
