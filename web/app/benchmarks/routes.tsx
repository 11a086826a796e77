import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { BenchmarkConfigPageQuery } from '../../__generated__/BenchmarkConfigPageQuery.graphql.ts'
import type { BenchmarkListPageQuery } from '../../__generated__/BenchmarkListPageQuery.graphql.ts'
import type { BenchmarksPageQuery } from '../../__generated__/BenchmarksPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

/** What is none of these is nothing. */
const oneOf = <const Value extends string>(value: string | null, values: readonly Value[]): Value | null =>
  values.find((one) => one === value) ?? null

/** The benchmarks; the paths are spelled as clients know them. */
export const benchmarkRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/benchmark',
    ...queryRoute<BenchmarksPageQuery>({
      query: () => import('../../__generated__/BenchmarksPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const { searchParams } = new URL(request.url)
        const id = searchParams.get('id') ?? ''
        const level = oneOf(searchParams.get('level'), ['MET', 'OPPORTUNITY', 'WARNING', 'MISSED_OPPORTUNITY'])
        const organization = searchParams.get('organization')
        return {
          id,
          isDetail: id !== '',
          scopeId: searchParams.get('scope'),
          points: Number(oneOf(searchParams.get('points'), ['30', '120', '365']) ?? 60),
          search: searchParams.get('search') ?? '',
          filter: {
            status: { eq: 'ACTIVE' },
            ...(level && { level: { eq: level } }),
            ...(organization && { organization: { below: organization } }),
          },
          breaches: id ? { benchmark: { id: { eq: id } } } : {},
          gains: id ? { benchmark: { id: { eq: id } } } : {},
        }
      },
      screen: async () => (await import('./BenchmarksPage.tsx')).BenchmarksPage,
      environment,
    }),
  },
  {
    path: '/benckmarkConfiglist',
    ...queryRoute<BenchmarkListPageQuery>({
      query: () => import('../../__generated__/BenchmarkListPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const { searchParams } = new URL(request.url)
        const status = oneOf(searchParams.get('status'), ['ACTIVE', 'PROPOSED', 'ARCHIVED'])
        const order = oneOf(searchParams.get('order'), ['METRIC', 'CHANGED'])
        return {
          search: searchParams.get('search') ?? '',
          filter: { status: status ? { eq: status } : { ne: 'ARCHIVED' } },
          orderBy: order === 'CHANGED' ? { field: 'UPDATED', direction: 'DESC' } : { field: order ?? 'NAME' },
        }
      },
      screen: async () => (await import('../../performance/benchmark/BenchmarkListPage.tsx')).BenchmarkListPage,
      environment,
    }),
  },
  {
    path: '/benchmarkConfig',
    ...queryRoute<BenchmarkConfigPageQuery>({
      query: () => import('../../__generated__/BenchmarkConfigPageQuery.graphql.ts'),
      variables: ({ request }) => ({ id: new URL(request.url).searchParams.get('id') ?? '' }),
      screen: async () => (await import('../../performance/benchmark/BenchmarkConfigPage.tsx')).BenchmarkConfigPage,
      environment,
    }),
  },
]
