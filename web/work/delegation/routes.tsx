import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { DelegatePageQuery } from '../../__generated__/DelegatePageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'

/** What one has delegated and was asked to take, over the board. */
export const delegationRoutes = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: '/delegate',
    ...queryRoute<DelegatePageQuery>({
      query: () => import('../../__generated__/DelegatePageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./DelegatePage.tsx')).DelegatePage,
      environment,
    }),
    // A record that is opened over it reads nothing of it again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href && defaultShouldRevalidate,
    children: [{ index: true, Component: Blank }, ...recordRoutes],
  } as RouteObject,
]
