import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts'
import type { DashboardSectionQuery } from '../../__generated__/DashboardSectionQuery.graphql.ts'
import type { MyAnalyticsPageQuery } from '../../__generated__/MyAnalyticsPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { dashboardFilter } from './dashboardSearch.ts'
import * as t from './__generated__/messages.ts'

const dashboard = (path: string, isMine: boolean, environment?: Environment): RouteObject =>
  ({
    path,
    ...queryRoute<DashboardPageQuery>({
      query: () => import('../../__generated__/DashboardPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () =>
        isMine ? (await import('./MyTeamPage.tsx')).MyTeamPage : (await import('./DashboardPage.tsx')).DashboardPage,
      failure: t.errorWhileFetchingDashboardFilters,
      environment,
      isReadOnce: true,
    }),
    children: [
      {
        index: true,
        ...queryRoute<DashboardSectionQuery>({
          query: () => import('../../__generated__/DashboardSectionQuery.graphql.ts'),
          variables: ({ request }) => {
            const { pathname, searchParams } = new URL(request.url)
            const chosen = chosenOrganization()
            // Where the address says nothing, it is that of the organization one has chosen to work in.
            if (chosen && !searchParams.has('organization')) {
              searchParams.set('organization', chosen.id)
              throw redirect(`${pathname}?${searchParams}`)
            }
            return { filter: dashboardFilter(searchParams, isMine) }
          },
          screen: async () => (await import('./DashboardSection.tsx')).DashboardSection,
          environment,
        }),
      },
    ],
  }) as RouteObject

/** How the work of a team stands, the same of one's own team, and one's own. */
export const dashboardRoutes = (environment?: Environment): RouteObject[] => [
  dashboard('/dashboard', false, environment),
  dashboard('/myteam', true, environment),
  {
    path: '/myanalytics',
    ...queryRoute<MyAnalyticsPageQuery>({
      query: () => import('../../__generated__/MyAnalyticsPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./MyAnalyticsPage.tsx')).MyAnalyticsPage,
      environment,
    }),
  },
]
