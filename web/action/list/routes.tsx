import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ActiveRecordsPageQuery } from '../../__generated__/ActiveRecordsPageQuery.graphql.ts'
import type { ListSectionQuery } from '../../__generated__/ListSectionQuery.graphql.ts'
import { appointmentRoutes } from '../../appointment/routes.tsx'
import { queryRoute } from '../../relay/route.tsx'
import { Blank } from '../../shell/Blank.tsx'
import { actionRoutes } from '../routes.tsx'
import { listSearch, listVariables } from './listFilter.ts'

export const activeRecordsRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/activerecords',
    ...queryRoute<ActiveRecordsPageQuery>({
      query: () => import('../../__generated__/ActiveRecordsPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./ActiveRecordsPage.tsx')).ActiveRecordsPage,
      environment,
      isReadOnce: true,
    }),
    children: [
      {
        // The list is read again where another one is asked for or on request, not when a record is opened over it.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href ? defaultShouldRevalidate : listSearch(currentUrl.searchParams) !== listSearch(nextUrl.searchParams),
        ...queryRoute<ListSectionQuery>({
          query: () => import('../../__generated__/ListSectionQuery.graphql.ts'),
          variables: ({ request }) => listVariables(new URL(request.url).searchParams),
          screen: async () => (await import('./ListSection.tsx')).ListSection,
          environment,
        }),
        children: [{ index: true, Component: Blank }, ...actionRoutes(environment), ...appointmentRoutes(environment)],
      },
    ],
  } as RouteObject,
]
