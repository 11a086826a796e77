import type { Environment } from 'relay-runtime'
import { moreRoutes, overBoardRoutes } from '../moreRoutes.ts'

/** The paths of screens and tools that there are. */
export const knownPaths = (environment: Environment): ReadonlySet<string> =>
  new Set([
    '/home',
    ...moreRoutes(environment).flatMap(({ path }) => path ?? []),
    ...overBoardRoutes(environment).flatMap(({ path }) => (path ? `/home/${path}` : [])),
  ])
