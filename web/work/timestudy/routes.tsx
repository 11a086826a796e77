import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { StudyPageQuery } from '../../__generated__/StudyPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { pathNumber } from '../../kernel/relay/pathNumber.ts'

export const timestudyRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/studies/:number',
    ...queryRoute<StudyPageQuery>({
      query: () => import('../../__generated__/StudyPageQuery.graphql.ts'),
      variables: ({ params }) => ({ number: pathNumber(params.number) }),
      screen: async () => (await import('./StudyPage.tsx')).StudyPage,
      environment,
    }),
  },
]
