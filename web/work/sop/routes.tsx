import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { SopPageQuery } from '../../__generated__/SopPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

export const sopRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/sop/:id',
    ...queryRoute<SopPageQuery>({
      query: () => import('../../__generated__/SopPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./SopPage.tsx')).SopPage,
      environment,
    }),
  },
]
