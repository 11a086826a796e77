import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { MapToolQuery } from '../../__generated__/MapToolQuery.graphql.ts'
import type { PlaceRecordsQuery } from '../../__generated__/PlaceRecordsQuery.graphql.ts'
import { filterOf, filterText } from '../../kernel/shell/boardFilter.ts'
import { toolBoundary } from '../../kernel/shell/toolBoundary.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { ScreenError } from '../../kernel/shell/ScreenError.tsx'

/** The map of the board: places with their open work, and the records of the one that is chosen. */
export const mapTool = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: 'map',
    ErrorBoundary: toolBoundary('Map'),
    ...queryRoute<MapToolQuery>({
      query: () => import('../../__generated__/MapToolQuery.graphql.ts'),
      variables: ({ request }) => ({ filter: filterOf(new URL(request.url).searchParams) }),
      screen: async () => (await import('./MapTool.tsx')).MapTool,
      environment,
    }),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href
        ? defaultShouldRevalidate
        : filterText(currentUrl.searchParams) !== filterText(nextUrl.searchParams),
    children: [
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
          screen: async () => (await import('./PlaceRecords.tsx')).PlaceRecords,
          environment,
        }),
        children: [{ index: true, Component: Blank }, ...recordRoutes],
      },
    ],
  } as RouteObject,
]
