import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { RunToolQuery } from '../../__generated__/RunToolQuery.graphql.ts'
import type { TourToolQuery } from '../../__generated__/TourToolQuery.graphql.ts'
import { toolBoundary } from '../../kernel/shell/toolBoundary.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'

const again: RouteObject['shouldRevalidate'] = ({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}) => (currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentParams.id !== nextParams.id)

/** Tours over the board: which to walk, and one stop at a time. */
export const tourTool = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: 'tour',
    ErrorBoundary: toolBoundary('Tour'),
    ...queryRoute<TourToolQuery>({
      query: () => import('../../__generated__/TourToolQuery.graphql.ts'),
      variables: ({ request }) => ({ search: new URL(request.url).searchParams.get('search') ?? '' }),
      screen: async () => (await import('./TourTool.tsx')).TourTool,
      environment,
    }),
  },
  {
    path: 'tour/:id',
    ErrorBoundary: toolBoundary('Tour'),
    ...queryRoute<RunToolQuery>({
      query: () => import('../../__generated__/RunToolQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./RunTool.tsx')).RunTool,
      environment,
    }),
    // A record that is opened over it reads nothing of it again.
    shouldRevalidate: again,
    children: [{ index: true, Component: Blank }, ...recordRoutes],
  } as RouteObject,
]
