import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { StudyPageQuery } from '../../__generated__/StudyPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

/** What no 32 bits hold is the number of nothing. */
const numberIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

export const timestudyRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/studies/:number',
    ...queryRoute<StudyPageQuery>({
      query: () => import('../../__generated__/StudyPageQuery.graphql.ts'),
      variables: ({ params }) => ({ number: numberIn(params.number) }),
      screen: async () => (await import('./StudyPage.tsx')).StudyPage,
      environment,
    }),
  },
]
