import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { PlannerPageQuery } from '../../__generated__/PlannerPageQuery.graphql.ts'
import type { PlannerSectionQuery } from '../../__generated__/PlannerSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { ScreenError } from '../../kernel/shell/ScreenError.tsx'
import { toUsualBoard } from '../../kernel/shell/toUsualBoard.ts'
import { plannerText, plannerVariables } from '../../planning/planner/plannerSearch.ts'

/** The planner. */
export const plannerRoutes = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: '/planner',
    ...queryRoute<PlannerPageQuery>({
      query: () => import('../../__generated__/PlannerPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./PlannerPage.tsx')).PlannerPage,
      environment,
      isReadOnce: true,
    }),
    children: [
      {
        ErrorBoundary: ScreenError,
        ...queryRoute<PlannerSectionQuery>({
          query: () => import('../../__generated__/PlannerSectionQuery.graphql.ts'),
          variables: ({ request }) => {
            const url = new URL(request.url)
            toUsualBoard(url)
            return plannerVariables(url.searchParams)
          },
          screen: async () => (await import('../../planning/planner/PlannerSection.tsx')).PlannerSection,
          environment,
        }),
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href
            ? defaultShouldRevalidate
            : plannerText(currentUrl.searchParams) !== plannerText(nextUrl.searchParams),
        children: [{ index: true, Component: Blank }, ...recordRoutes],
      },
    ],
  } as RouteObject,
]
