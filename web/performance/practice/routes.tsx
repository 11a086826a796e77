import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { BestPracticesPageQuery } from '../../__generated__/BestPracticesPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { placeIn } from './practiceSearch.ts'

const placeOf = ({ searchParams }: URL) => JSON.stringify(placeIn(searchParams))

/** How far a place is with best practice; what is narrowed within it is not read again. */
export const practiceRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/bestpractices',
    ...queryRoute<BestPracticesPageQuery>({
      query: () => import('../../__generated__/BestPracticesPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const { organizationId, ...more } = placeIn(new URL(request.url).searchParams)
        return { organizationId: organizationId ?? chosenOrganization()?.id, ...more }
      },
      screen: async () => (await import('./BestPracticesPage.tsx')).BestPracticesPage,
      environment,
    }),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.href === nextUrl.href || placeOf(currentUrl) !== placeOf(nextUrl)),
  },
]
