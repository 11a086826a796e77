import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { PlannerSectionQuery } from '../../__generated__/PlannerSectionQuery.graphql.ts'
import { toolBoundary } from '../../kernel/shell/toolBoundary.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { plannerText, plannerVariables } from './plannerSearch.ts'

/** The planner, over the board. */
export const plannerTool = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: 'planner',
    ErrorBoundary: toolBoundary('Planner'),
    ...queryRoute<PlannerSectionQuery>({
      query: () => import('../../__generated__/PlannerSectionQuery.graphql.ts'),
      variables: ({ request }) => plannerVariables(new URL(request.url).searchParams),
      screen: async () => (await import('./PlannerTool.tsx')).PlannerTool,
      environment,
    }),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href
        ? defaultShouldRevalidate
        : plannerText(currentUrl.searchParams) !== plannerText(nextUrl.searchParams),
    children: [{ index: true, Component: Blank }, ...recordRoutes],
  } as RouteObject,
]
