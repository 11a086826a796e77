import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { RoutinePageQuery } from '../../__generated__/RoutinePageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

export const routineRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/routine/:id',
    ...queryRoute<RoutinePageQuery>({
      query: () => import('../../__generated__/RoutinePageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./RoutinePage.tsx')).RoutinePage,
      environment,
    }),
  },
]
