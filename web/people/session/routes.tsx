import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { environment as shared } from '../../kernel/relay/environment.ts'
import { screen } from '../../kernel/relay/screen.ts'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { fromRoot } from '../../kernel/auth/guards.ts'
import { isSignedIn } from '../../kernel/auth/tokens.ts'

export const sessionRoutes = (environment: Environment = shared): RouteObject[] => [
  { path: '/', loader: fromRoot, Component: Blank },
  {
    path: '/login',
    loader: async () => {
      if (!isSignedIn()) return null
      return (await import('./loadSignedInAs.ts')).loadSignedInAs(environment)
    },
    ...screen(async () => (await import('./LoginPage.tsx')).LoginPage),
  },
  {
    path: '/login/organization',
    loader: async ({ request }) => (await import('./arrive.ts')).arrive(environment, request.url),
    // What came of it is known once.
    shouldRevalidate: () => false,
    ...screen(async () => (await import('./ReturnPage.tsx')).ReturnPage),
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
