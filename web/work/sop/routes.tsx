import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { SopPageQuery } from '../../__generated__/SopPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { pathNumber } from '../../kernel/relay/pathNumber.ts'

export const sopRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/sop/:number',
    ...queryRoute<SopPageQuery>({
      query: () => import('../../__generated__/SopPageQuery.graphql.ts'),
      variables: ({ params }) => ({ number: pathNumber(params.number) }),
      screen: async () => (await import('./SopPage.tsx')).SopPage,
      environment,
    }),
  },
]
