import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { AssignPageQuery } from '../__generated__/AssignPageQuery.graphql.ts'
import { queryRoute } from '../relay/route.tsx'
import { chosenOrganization } from '../shell/selectedOrganization.ts'

export const membershipRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/assignusergroup',
    ...queryRoute<AssignPageQuery>({
      query: () => import('../__generated__/AssignPageQuery.graphql.ts'),
      variables({ request }) {
        const params = new URL(request.url).searchParams
        const uuid = params.get('org') ?? chosenOrganization()?.uuid
        return { uuid: uuid ?? '', isNamed: uuid !== undefined, search: params.get('search')?.trim() ?? '' }
      },
      screen: async () => (await import('./AssignPage.tsx')).AssignPage,
      environment,
    }),
  },
]
