import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { SopPageQuery } from '../../__generated__/SopPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

/** What no 32 bits hold is the number of nothing. */
const numberIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

export const sopRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/sop/:number',
    ...queryRoute<SopPageQuery>({
      query: () => import('../../__generated__/SopPageQuery.graphql.ts'),
      variables: ({ params }) => ({ number: numberIn(params.number) }),
      screen: async () => (await import('./SopPage.tsx')).SopPage,
      environment,
    }),
  },
]
