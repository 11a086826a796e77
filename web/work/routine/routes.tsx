import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { RoutinePageQuery } from '../../__generated__/RoutinePageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { pathNumber } from '../../kernel/relay/pathNumber.ts'

export const routineRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/routine/:number',
    ...queryRoute<RoutinePageQuery>({
      query: () => import('../../__generated__/RoutinePageQuery.graphql.ts'),
      variables: ({ params }) => ({ number: pathNumber(params.number) }),
      screen: async () => (await import('./RoutinePage.tsx')).RoutinePage,
      environment,
    }),
  },
]
