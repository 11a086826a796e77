import { idIn } from '../../kernel/relay/globalId.ts'
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { PersonPageQuery } from '../../__generated__/PersonPageQuery.graphql.ts'
import type { ProfilePageQuery } from '../../__generated__/ProfilePageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

export const scheduleRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/myprofile',
    ...queryRoute<ProfilePageQuery>({
      query: () => import('../../__generated__/ProfilePageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./ProfilePage.tsx')).ProfilePage,
      failure: t.errorInFetchingScheduleRecords,
      environment,
    }),
  },
  {
    path: '/people/:id',
    ...queryRoute<PersonPageQuery>({
      query: () => import('../../__generated__/PersonPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: idIn('User', params.id!) }),
      screen: async () => (await import('./PersonPage.tsx')).PersonPage,
      failure: t.errorWhileFetchingUserById,
      environment,
    }),
  },
]
