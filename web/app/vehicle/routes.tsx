import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { VehiclePageQuery } from '../../__generated__/VehiclePageQuery.graphql.ts'
import { idIn } from '../../kernel/relay/globalId.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { timelineVariables } from '../../performance/timeline/eventKinds.ts'

/** A vehicle, by its id or its uuid; its records open over it. */
export const vehicleRoutes = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: '/vehicles/:id',
    ...queryRoute<VehiclePageQuery>({
      query: () => import('../../__generated__/VehiclePageQuery.graphql.ts'),
      variables: ({ params, request }) => ({
        id: idIn('Vehicle', params.id!),
        ...timelineVariables(new URL(request.url).searchParams, new Date()),
      }),
      screen: async () => (await import('./VehiclePage.tsx')).VehiclePage,
      environment,
    }),
    // It is read again where something else is asked for or on request, not when a record is opened over it.
    shouldRevalidate: ({ currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href
        ? defaultShouldRevalidate
        : currentParams.id !== nextParams.id ||
          currentUrl.searchParams.get('show') !== nextUrl.searchParams.get('show'),
    children: [{ index: true, Component: Blank }, ...recordRoutes],
  } as RouteObject,
]
