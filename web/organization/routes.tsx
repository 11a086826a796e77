import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { OverviewPageQuery } from '../__generated__/OverviewPageQuery.graphql.ts'
import { queryRoute } from '../relay/route.tsx'
import { overviewTabs } from './overviewTabs.ts'

export const organizationRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/orgOverview/:saasOrgId',
    ...queryRoute<OverviewPageQuery>({
      query: () => import('../__generated__/OverviewPageQuery.graphql.ts'),
      variables: ({ params }) => ({ uuid: params.saasOrgId! }),
      screen: async () => (await import('./OverviewPage.tsx')).OverviewPage,
      environment,
    }),
    children: [
      ...overviewTabs.map(({ path, route }): RouteObject => (path ? { path, ...route(environment) } : { index: true, ...route(environment) } as RouteObject)),
      { path: '*', loader: ({ params }) => redirect(`/orgOverview/${params.saasOrgId}`) },
    ],
  } as RouteObject,
]
