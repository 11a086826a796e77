import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { FailedScreen } from '../kernel/shell/FailedScreen.tsx'
import { homeRoutes } from './home/routes.tsx'
import { shellRoute } from './shell/routes.tsx'

/** What stands behind the guard: the frame and the board, one file of code; other screens are patched in below it. */
export const guardedRoutes = (environment: Environment): RouteObject => ({
  ...shellRoute(environment),
  children: [{ id: 'screens', ErrorBoundary: FailedScreen, children: homeRoutes(environment) }],
})
