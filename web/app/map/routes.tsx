import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { MapPageQuery } from '../../__generated__/MapPageQuery.graphql.ts'
import type { MapSectionQuery } from '../../__generated__/MapSectionQuery.graphql.ts'
import type { PlaceRecordsQuery } from '../../__generated__/PlaceRecordsQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { filterOf, filterText } from '../../kernel/shell/boardFilter.ts'
import { ScreenError } from '../../kernel/shell/ScreenError.tsx'
import { toUsualBoard } from '../../kernel/shell/toUsualBoard.ts'

/** The map of the work, and the records of a place on it. */
export const mapRoutes = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: '/map',
    ...queryRoute<MapPageQuery>({
      query: () => import('../../__generated__/MapPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./MapPage.tsx')).MapPage,
      environment,
      isReadOnce: true,
    }),
    children: [
      {
        ErrorBoundary: ScreenError,
        ...queryRoute<MapSectionQuery>({
          query: () => import('../../__generated__/MapSectionQuery.graphql.ts'),
          variables: ({ request }) => {
            const url = new URL(request.url)
            toUsualBoard(url)
            return { filter: filterOf(url.searchParams) }
          },
          screen: async () => (await import('../../work/workmap/MapSection.tsx')).MapSection,
          environment,
        }),
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href
            ? defaultShouldRevalidate
            : filterText(currentUrl.searchParams) !== filterText(nextUrl.searchParams),
        children: [
          { index: true, Component: Blank },
          {
            path: 'at/:place',
            ErrorBoundary: ScreenError,
            ...queryRoute<PlaceRecordsQuery>({
              query: () => import('../../__generated__/PlaceRecordsQuery.graphql.ts'),
              variables: ({ params, request }) => ({
                location: params.place!,
                filter: {
                  ...filterOf(new URL(request.url).searchParams),
                  location: { eq: params.place! },
                  isOpen: true,
                },
              }),
              screen: async () => (await import('../../work/workmap/PlaceRecords.tsx')).PlaceRecords,
              environment,
            }),
            children: [{ index: true, Component: Blank }, ...recordRoutes],
          },
        ],
      },
    ],
  } as RouteObject,
]
