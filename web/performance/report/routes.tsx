import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { EditReportPageQuery } from '../../__generated__/EditReportPageQuery.graphql.ts'
import type { NewReportPageQuery } from '../../__generated__/NewReportPageQuery.graphql.ts'
import type { ReportPageQuery } from '../../__generated__/ReportPageQuery.graphql.ts'
import type { ReportsPageQuery } from '../../__generated__/ReportsPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

/** The reports of metrics; those of records are a list of records, under /myreports itself. */
export const reportRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/myreports/metrics',
    ...queryRoute<ReportsPageQuery>({
      query: () => import('../../__generated__/ReportsPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./ReportsPage.tsx')).ReportsPage,
      environment,
    }),
  },
  {
    path: '/myreports/metrics/new',
    ...queryRoute<NewReportPageQuery>({
      query: () => import('../../__generated__/NewReportPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./NewReportPage.tsx')).NewReportPage,
      environment,
      isReadOnce: true,
    }),
  },
  {
    path: '/myreports/metrics/:id',
    ...queryRoute<ReportPageQuery>({
      query: () => import('../../__generated__/ReportPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./ReportPage.tsx')).ReportPage,
      environment,
    }),
  },
  {
    path: '/myreports/metrics/:id/edit',
    ...queryRoute<EditReportPageQuery>({
      query: () => import('../../__generated__/EditReportPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./EditReportPage.tsx')).EditReportPage,
      environment,
      isReadOnce: ({ currentParams, nextParams }) => currentParams.number === nextParams.number,
    }),
  },
]
