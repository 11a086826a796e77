import { idIn } from '../../kernel/relay/globalId.ts'
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { DepartmentsPageQuery } from '../../__generated__/DepartmentsPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'

export const departmentRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/deptrole',
    ...queryRoute<DepartmentsPageQuery>({
      query: () => import('../../__generated__/DepartmentsPageQuery.graphql.ts'),
      variables({ request }) {
        const of = new URL(request.url).searchParams.get('org')
        const id = of === null ? chosenOrganization()?.id : idIn('Organization', of)
        return { id: id ?? '', isNamed: id !== undefined }
      },
      screen: async () => (await import('./DepartmentsPage.tsx')).DepartmentsPage,
      environment,
    }),
    // Another department of the same organization is there already.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href
        ? defaultShouldRevalidate
        : currentUrl.searchParams.get('org') !== nextUrl.searchParams.get('org'),
  },
]
