import {
  createBrowserRouter,
  matchPath,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { environment as shared } from '../kernel/relay/environment.ts'
import { inTime, screen } from '../kernel/relay/screen.ts'
import { sessionRoutes } from '../people/session/routes.tsx'
import { OuterErrorBoundary } from '../kernel/shell/OuterErrorBoundary.tsx'
import { Blank } from '../kernel/shell/Blank.tsx'

/** The routes of the first load: public ones; what stands behind the guard is patched in when it is asked for. */
export const makeRoutes = (environment: Environment = shared): RouteObject[] => [
  {
    id: 'all',
    ErrorBoundary: OuterErrorBoundary,
    HydrateFallback: Blank,
    children: [
      ...sessionRoutes(environment),
      { path: '*', ...screen(async () => (await import('../kernel/shell/NotFoundPage.tsx')).NotFoundPage) },
    ],
  },
]

const isOfBoard = (path: string) => ['/home', '/home/record/:key'].some((one) => matchPath(one, path))

/**
 * The board comes first, and the map of all other screens when the first of them is asked for. Where applications send
 * people comes without either.
 */
export function patchRoutes(environment: Environment = shared): PatchRoutesOnNavigationFunction {
  let hasBoard = false
  let hasScreens = false
  return async ({ patch, path, signal }) => {
    if (path.startsWith('/oauth/')) {
      const { applicationRoute } = await inTime(import('../people/application/applicationRoute.tsx'))
      // What is there already is not added again.
      return patch('all', [applicationRoute(environment)])
    }
    if (hasScreens || (hasBoard && isOfBoard(path))) return
    const [{ guardedRoutes }, more] = await inTime(
      Promise.all([import('./guardedRoutes.tsx'), isOfBoard(path) ? undefined : import('./moreRoutes.ts')]),
    )
    // Of a navigation that another has overtaken nothing is taken in.
    if (signal.aborted) return
    if (!hasBoard) patch('all', [guardedRoutes(environment)])
    hasBoard = true
    if (!more || hasScreens) return
    patch('screens', more.moreRoutes(environment))
    patch('board', more.overBoardRoutes(environment))
    hasScreens = true
  }
}

export const makeRouter = () => createBrowserRouter(makeRoutes(), { patchRoutesOnNavigation: patchRoutes() })
