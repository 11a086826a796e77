import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { MyDashboardPageQuery } from '../../__generated__/MyDashboardPageQuery.graphql.ts'
import { actionRoutes } from '../record/routes.tsx'
import { panelRoutes } from '../panel/routes.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'

const day = 24 * 3_600_000

export const myDashboardRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/mydashboard',
    ...queryRoute<MyDashboardPageQuery>({
      query: () => import('../../__generated__/MyDashboardPageQuery.graphql.ts'),
      variables() {
        const now = Date.now()
        return {
          organizationId: chosenOrganization()?.id ?? null,
          from: new Date(now - day).toISOString(),
          to: new Date(now + 8 * day).toISOString(),
          now: new Date(now).toISOString(),
          tomorrow: new Date(new Date(now).setHours(24, 0, 0, 0)).toISOString(),
        }
      },
      screen: async () => (await import('./MyDashboardPage.tsx')).MyDashboardPage,
      environment,
    }),
    // What was done in a panel over it shows when it is closed.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href
        ? defaultShouldRevalidate
        : nextUrl.pathname === '/mydashboard' && currentUrl.pathname !== nextUrl.pathname,
    children: [{ index: true, Component: Blank }, ...actionRoutes(environment), ...panelRoutes(environment)],
  } as RouteObject,
]
