import { idIn } from '../../kernel/relay/globalId.ts'
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { RoleMatrixPageQuery } from '../../__generated__/RoleMatrixPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

export const rolematrixRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/config/manageroles',
    ...queryRoute<RoleMatrixPageQuery>({
      query: () => import('../../__generated__/RoleMatrixPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const of = new URL(request.url).searchParams.get('organization')
        return { organizationId: of && idIn('Organization', of) }
      },
      screen: async () => (await import('./RoleMatrixPage.tsx')).RoleMatrixPage,
      environment,
    }),
    // What it is narrowed to and whom it looks at stand in the address, and need no new matrix.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href
        ? defaultShouldRevalidate
        : currentUrl.searchParams.get('organization') !== nextUrl.searchParams.get('organization'),
  },
]
