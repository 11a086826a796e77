import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { BoardSectionQuery } from '../../__generated__/BoardSectionQuery.graphql.ts'
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import { actionRoutes } from '../record/routes.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { asOfIn } from '../../kernel/shell/asOf.ts'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { filterOf, filterText, lanesIn } from '../../kernel/shell/boardFilter.ts'
import { toUsualBoard } from '../../kernel/shell/toUsualBoard.ts'

/** What of an address decides what is read of the board. */
const readText = ({ searchParams }: URL) => `${filterText(searchParams)} ${lanesIn(searchParams) !== undefined}`

export const homeRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/home',
    ...queryRoute<HomePageQuery>({
      query: () => import('../../__generated__/HomePageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./screens.ts')).HomePage,
      environment,
      isReadOnce: true,
    }),
    children: [
      {
        id: 'board',
        ...queryRoute<BoardSectionQuery>({
          query: () => import('../../__generated__/BoardSectionQuery.graphql.ts'),
          variables: ({ request }) => {
            const url = new URL(request.url)
            toUsualBoard(url)
            const { searchParams } = url
            // Lanes read their cards themselves, as they come into sight.
            return {
              filter: filterOf(searchParams),
              asOf: asOfIn(searchParams),
              inLanes: lanesIn(searchParams) ? true : undefined,
            }
          },
          screen: async () => (await import('./screens.ts')).BoardSection,
          environment,
        }),
        // The board is read again where its filter changes or on request, not when a record is opened over it.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href ? defaultShouldRevalidate : readText(currentUrl) !== readText(nextUrl),
        children: [{ index: true, Component: Blank }, ...actionRoutes(environment)],
      },
    ],
  } as RouteObject,
]
