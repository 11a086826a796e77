import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { InboxPageQuery } from '../../__generated__/InboxPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { inboxFilter, notificationFilter } from './inboxFilter.ts'

export const notificationRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/mynotifications',
    ...queryRoute<InboxPageQuery>({
      query: () => import('../../__generated__/InboxPageQuery.graphql.ts'),
      variables({ request }) {
        const { unreadOnly, kinds } = inboxFilter(new URL(request.url).searchParams)
        return { filter: notificationFilter(unreadOnly, kinds) }
      },
      screen: async () => (await import('./InboxPage.tsx')).InboxPage,
      environment,
    }),
  },
]
