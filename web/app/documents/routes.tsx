import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { MyDocumentsPageQuery } from '../../__generated__/MyDocumentsPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

export const myDocumentsRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/mydocuments',
    ...queryRoute<MyDocumentsPageQuery>({
      query: () => import('../../__generated__/MyDocumentsPageQuery.graphql.ts'),
      variables: ({ request }) => ({ search: new URL(request.url).searchParams.get('q')?.trim() ?? '' }),
      screen: async () => (await import('./MyDocumentsPage.tsx')).MyDocumentsPage,
      environment,
    }),
  },
]
