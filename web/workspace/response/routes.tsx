import { idIn } from '../../kernel/relay/globalId.ts'
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ResponsesPageQuery } from '../../__generated__/ResponsesPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { responseFilter } from './responseFilter.ts'

export const responseRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/responses',
    ...queryRoute<ResponsesPageQuery>({
      query: () => import('../../__generated__/ResponsesPageQuery.graphql.ts'),
      variables({ request }) {
        const { searchParams } = new URL(request.url)
        const of = searchParams.get('org')
        const organizationId = of === null ? chosenOrganization()?.id : idIn('Organization', of)
        const { kind, failedOnly } = responseFilter(searchParams)
        return {
          filter: {
            kind: kind ? { eq: kind } : null,
            organization: organizationId ? { below: organizationId } : null,
            failedCount: failedOnly ? { gt: 0 } : null,
          },
        }
      },
      screen: async () => (await import('./ResponsesPage.tsx')).ResponsesPage,
      environment,
    }),
  },
]
