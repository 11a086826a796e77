import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { BoardSectionQuery } from '../__generated__/BoardSectionQuery.graphql.ts'
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts'
import { actionRoutes } from '../action/routes.tsx'
import { queryRoute } from '../relay/route.tsx'
import { Blank } from '../shell/Blank.tsx'
import { filterOf } from '../action/boardFilter.ts'

export const homeRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/home',
    ...queryRoute<HomePageQuery>({
      query: () => import('../__generated__/HomePageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./screens.ts')).HomePage,
      environment,
      isReadOnce: true,
    }),
    children: [
      {
        // The board is read again where its filter changes or on request, not when a record is opened over it.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentUrl.search !== nextUrl.search,
        ...queryRoute<BoardSectionQuery>({
          query: () => import('../__generated__/BoardSectionQuery.graphql.ts'),
          variables: ({ request }) => ({ filter: filterOf(new URL(request.url).searchParams) }),
          screen: async () => (await import('./screens.ts')).BoardSection,
          environment,
        }),
        children: [{ index: true, Component: Blank }, ...actionRoutes(environment)],
      },
    ],
  } as RouteObject,
]
