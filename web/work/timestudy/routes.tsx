import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { StudyPageQuery } from '../../__generated__/StudyPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

export const timestudyRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/studies/:id',
    ...queryRoute<StudyPageQuery>({
      query: () => import('../../__generated__/StudyPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./StudyPage.tsx')).StudyPage,
      environment,
    }),
  },
]
