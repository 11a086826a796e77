import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { homeRoutes } from './home/routes.tsx'
import { environment as shared } from '../kernel/relay/environment.ts'
import { inTime, screen } from '../kernel/relay/route.tsx'
import { sessionRoutes } from '../people/session/routes.tsx'
import { OuterErrorBoundary } from '../kernel/shell/OuterErrorBoundary.tsx'
import { FailedScreen } from '../kernel/shell/FailedScreen.tsx'
import { shellRoute } from './shell/routes.tsx'
import { Blank } from '../kernel/shell/Blank.tsx'

/** The routes of the first load: public ones, and behind the guard the board; the others are patched in below it. */
export const makeRoutes = (environment: Environment = shared): RouteObject[] => [
  {
    ErrorBoundary: OuterErrorBoundary,
    HydrateFallback: Blank,
    children: [
      ...sessionRoutes(environment),
      {
        ...shellRoute(environment),
        children: [{ id: 'screens', ErrorBoundary: FailedScreen, children: [...homeRoutes(environment)] }],
      },
      { path: '*', ...screen(async () => (await import('../kernel/shell/NotFoundPage.tsx')).NotFoundPage) },
    ],
  },
]

/** The map of all other screens comes when the first of them is asked for. */
export function patchRoutes(environment: Environment = shared): PatchRoutesOnNavigationFunction {
  let patched = false
  return async ({ patch, signal }) => {
    if (patched) return
    const { moreRoutes, overBoardRoutes } = await inTime(import('./moreRoutes.ts'))
    // Of a navigation that another has overtaken nothing is taken in.
    if (patched || signal.aborted) return
    patch('screens', moreRoutes(environment))
    patch('board', overBoardRoutes(environment))
    patched = true
  }
}

export const makeRouter = () => createBrowserRouter(makeRoutes(), { patchRoutesOnNavigation: patchRoutes() })
