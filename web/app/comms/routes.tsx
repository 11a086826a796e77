import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { BreachPaneQuery } from '../../__generated__/BreachPaneQuery.graphql.ts'
import type { CommsPageQuery } from '../../__generated__/CommsPageQuery.graphql.ts'
import type { ThreadPaneQuery } from '../../__generated__/ThreadPaneQuery.graphql.ts'
import { actionRoutes } from '../record/routes.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { screen } from '../../kernel/relay/screen.ts'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { ScreenError } from '../../kernel/shell/ScreenError.tsx'
import { showsBreaches, threadFilter } from '../../communication/message/boxes.ts'

const narrowed = ({ searchParams }: URL) => `${searchParams.get('box')} ${searchParams.get('find')}`

/** Comms: the threads and the breaches, beside the one that is open. */
export const commsRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/comms',
    ...queryRoute<CommsPageQuery>({
      query: () => import('../../__generated__/CommsPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const { searchParams } = new URL(request.url)
        return {
          search: searchParams.get('find') ?? '',
          filter: threadFilter(searchParams),
          breaches: showsBreaches(searchParams),
        }
      },
      screen: async () => (await import('./CommsPage.tsx')).CommsPage,
      environment,
    }),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href ? defaultShouldRevalidate : narrowed(currentUrl) !== narrowed(nextUrl),
    children: [
      { index: true, ...screen(async () => (await import('../../communication/message/NoThread.tsx')).NoThread) },
      { path: 'write', ...screen(async () => (await import('../../communication/message/WritePane.tsx')).WritePane) },
      {
        path: 'breach/:id',
        ErrorBoundary: ScreenError,
        ...queryRoute<BreachPaneQuery>({
          query: () => import('../../__generated__/BreachPaneQuery.graphql.ts'),
          variables: ({ params }) => ({ id: params.id! }),
          screen: async () => (await import('../../performance/breach/BreachPane.tsx')).BreachPane,
          environment,
        }),
        shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentParams.id !== nextParams.id,
        children: [{ index: true, Component: Blank }, ...actionRoutes(environment)],
      },
      {
        path: 'thread/:id',
        ErrorBoundary: ScreenError,
        ...queryRoute<ThreadPaneQuery>({
          query: () => import('../../__generated__/ThreadPaneQuery.graphql.ts'),
          variables: ({ params }) => ({ id: params.id! }),
          screen: async () => (await import('../../communication/message/ThreadPane.tsx')).ThreadPane,
          environment,
        }),
        shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentParams.id !== nextParams.id,
        children: [{ index: true, Component: Blank }, ...actionRoutes(environment)],
      },
    ],
  } as RouteObject,
]
