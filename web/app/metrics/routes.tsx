import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { MetricsPageQuery } from '../../__generated__/MetricsPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { grainsAbout, historyIn } from '../../performance/metric/grains.ts'
import { organizationIn, scopeOf } from '../../performance/metric/scopes.ts'

/** The library of metrics; `?metric=` opens one of them. */
export const metricRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/metricslibrary',
    ...queryRoute<MetricsPageQuery>({
      query: () => import('../../__generated__/MetricsPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const { searchParams } = new URL(request.url)
        const { grain, periods } = historyIn(searchParams)
        return {
          search: searchParams.get('search') ?? '',
          filter: searchParams.has('archived') ? {} : { status: { ne: 'ARCHIVED' } },
          scope: scopeOf(searchParams.get('scope')),
          organization: organizationIn(searchParams.get('scope')),
          metric: searchParams.get('metric') ?? '',
          isOne: searchParams.has('metric'),
          grain,
          from: new Date(Date.now() - periods * grainsAbout[grain].length).toISOString(),
        }
      },
      screen: async () => (await import('./MetricsPage.tsx')).MetricsPage,
      environment,
    }),
  },
]
