import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { EditTourPageQuery } from '../../__generated__/EditTourPageQuery.graphql.ts'
import type { NewTourPageQuery } from '../../__generated__/NewTourPageQuery.graphql.ts'
import type { RunPageQuery } from '../../__generated__/RunPageQuery.graphql.ts'
import type { TourPageQuery } from '../../__generated__/TourPageQuery.graphql.ts'
import type { TourRunsTabQuery } from '../../__generated__/TourRunsTabQuery.graphql.ts'
import type { ToursTabQuery } from '../../__generated__/ToursTabQuery.graphql.ts'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { screen } from '../../kernel/relay/screen.ts'
import { runFilter } from './runFilter.ts'

/** The tours and their runs; the path is spelled as clients know it. */
export const tourRoutes = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: '/actonTourSettings/new',
    ...queryRoute<NewTourPageQuery>({
      query: () => import('../../__generated__/NewTourPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./NewTourPage.tsx')).NewTourPage,
      environment,
      isReadOnce: true,
    }),
  },
  {
    path: '/actonTourSettings/tour/:id',
    ...queryRoute<TourPageQuery>({
      query: () => import('../../__generated__/TourPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./TourPage.tsx')).TourPage,
      environment,
    }),
  },
  {
    path: '/actonTourSettings/tour/:id/edit',
    ...queryRoute<EditTourPageQuery>({
      query: () => import('../../__generated__/EditTourPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./EditTourPage.tsx')).EditTourPage,
      environment,
    }),
  },
  {
    path: '/actonTourSettings/run/:id',
    ...queryRoute<RunPageQuery>({
      query: () => import('../../__generated__/RunPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./RunPage.tsx')).RunPage,
      environment,
    }),
    // A record that is opened over it reads nothing of it again.
    shouldRevalidate: ({ currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentParams.id !== nextParams.id,
    children: [{ index: true, Component: Blank }, ...recordRoutes],
  } as RouteObject,
  {
    path: '/actonTourSettings',
    ...screen(async () => (await import('./ToursPage.tsx')).ToursPage),
    children: [
      {
        index: true,
        ...queryRoute<ToursTabQuery>({
          query: () => import('../../__generated__/ToursTabQuery.graphql.ts'),
          variables: ({ request }) => {
            const { searchParams } = new URL(request.url)
            return {
              search: searchParams.get('search') ?? '',
              filter: searchParams.has('archived') ? {} : { status: { eq: 'ACTIVE' } },
            }
          },
          screen: async () => (await import('./ToursTab.tsx')).ToursTab,
          environment,
        }),
      } as RouteObject,
      {
        path: 'runs',
        ...queryRoute<TourRunsTabQuery>({
          query: () => import('../../__generated__/TourRunsTabQuery.graphql.ts'),
          variables: ({ request }) => ({ filter: runFilter(new URL(request.url).searchParams) }),
          screen: async () => (await import('./TourRunsTab.tsx')).TourRunsTab,
          environment,
        }),
      },
      { path: '*', loader: () => redirect('/actonTourSettings') },
    ],
  },
]
