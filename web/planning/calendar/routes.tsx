import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { FeedsPageQuery } from '../../__generated__/FeedsPageQuery.graphql.ts'
import type { MyCalendarPageQuery } from '../../__generated__/MyCalendarPageQuery.graphql.ts'
import { appointmentRoutes } from '../appointment/routes.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { addressIn, variablesOf } from './calendarAddress.ts'
import type { Scope } from '../../kernel/shell/lastScope.ts'

/** Read again where other days or others' are asked for, or on request; not when a record is opened over it. */
export const readsAgain =
  (usual?: Scope) =>
  ({
    currentUrl,
    nextUrl,
    defaultShouldRevalidate,
  }: {
    currentUrl: URL
    nextUrl: URL
    defaultShouldRevalidate: boolean
  }) => {
    const asked = ({ searchParams }: URL) => JSON.stringify(variablesOf(addressIn(searchParams, usual)))
    return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : asked(currentUrl) !== asked(nextUrl)
  }

export const calendarRoutes = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: '/mycalendar',
    ...queryRoute<MyCalendarPageQuery>({
      query: () => import('../../__generated__/MyCalendarPageQuery.graphql.ts'),
      variables: ({ request }) => variablesOf(addressIn(new URL(request.url).searchParams, 'mine')),
      screen: async () => (await import('./MyCalendarPage.tsx')).MyCalendarPage,
      environment,
    }),
    shouldRevalidate: readsAgain('mine'),
    children: [{ index: true, Component: Blank }, ...appointmentRoutes(environment), ...recordRoutes],
  } as RouteObject,
  {
    path: '/mycalendar/feeds',
    ...queryRoute<FeedsPageQuery>({
      query: () => import('../../__generated__/FeedsPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./FeedsPage.tsx')).FeedsPage,
      environment,
    }),
  },
]
