import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { homeRoutes } from './home/routes.tsx'
import { environment as shared } from './relay/environment.ts'
import { screen } from './relay/route.tsx'
import { sessionRoutes } from './session/routes.tsx'
import { OuterErrorBoundary } from './shell/OuterErrorBoundary.tsx'
import { ScreenError } from './shell/ScreenError.tsx'
import { shellRoute } from './shell/routes.tsx'
import { Blank } from './shell/Blank.tsx'

/** The map of routes: public ones, and behind the guard those in the shell. */
export const makeRoutes = (environment: Environment = shared): RouteObject[] => [
  {
    ErrorBoundary: OuterErrorBoundary,
    HydrateFallback: Blank,
    children: [
      ...sessionRoutes(environment),
      {
        ...shellRoute(environment),
        children: [{ ErrorBoundary: ScreenError, children: [...homeRoutes(environment)] }],
      },
      { path: '*', ...screen(async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage) },
    ],
  },
]

export const makeRouter = () => createBrowserRouter(makeRoutes())
