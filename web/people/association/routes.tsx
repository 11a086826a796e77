import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { AssociationPageQuery } from '../../__generated__/AssociationPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { statusIn } from './statuses.ts'

export const associationRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/userorgassocoation',
    ...queryRoute<AssociationPageQuery>({
      query: () => import('../../__generated__/AssociationPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const status = statusIn(new URL(request.url).searchParams)
        return { filter: status ? { status: { eq: status } } : {} }
      },
      screen: async () => (await import('./AssociationPage.tsx')).AssociationPage,
      environment,
    }),
  },
]
