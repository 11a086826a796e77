import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { AssignSectionQuery } from '../../__generated__/AssignSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { assignVariables } from './assignVariables.ts'
import * as t from './__generated__/messages.ts'

export const membershipRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/assignusergroup',
    ...queryRoute<AssignSectionQuery>({
      query: () => import('../../__generated__/AssignSectionQuery.graphql.ts'),
      variables: assignVariables,
      screen: async () => (await import('./AssignPage.tsx')).AssignPage,
      failure: t.errorWhileFetchingUsers,
      environment,
    }),
  },
]
