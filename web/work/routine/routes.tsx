import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { RoutinePageQuery } from '../../__generated__/RoutinePageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

/** What no 32 bits hold is the number of nothing. */
const numberIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

export const routineRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/routine/:number',
    ...queryRoute<RoutinePageQuery>({
      query: () => import('../../__generated__/RoutinePageQuery.graphql.ts'),
      variables: ({ params }) => ({ number: numberIn(params.number) }),
      screen: async () => (await import('./RoutinePage.tsx')).RoutinePage,
      environment,
    }),
  },
]
