import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { DelegateToolQuery } from '../../__generated__/DelegateToolQuery.graphql.ts'
import { toolBoundary } from '../../kernel/shell/toolBoundary.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'

/** What one has delegated and was asked to take, over the board. */
export const delegateTool = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: 'delegate',
    ErrorBoundary: toolBoundary('Delegate'),
    ...queryRoute<DelegateToolQuery>({
      query: () => import('../../__generated__/DelegateToolQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./DelegateTool.tsx')).DelegateTool,
      environment,
    }),
    // A record that is opened over it reads nothing of it again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href && defaultShouldRevalidate,
    children: [{ index: true, Component: Blank }, ...recordRoutes],
  } as RouteObject,
]
