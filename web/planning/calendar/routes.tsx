import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { FeedsPageQuery } from '../../__generated__/FeedsPageQuery.graphql.ts'
import type { MyCalendarPageQuery } from '../../__generated__/MyCalendarPageQuery.graphql.ts'
import { appointmentRoutes } from '../appointment/routes.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { addressIn, variablesOf } from './calendarAddress.ts'

// A record or an appointment that is opened over it reads nothing of it again.
const asked = ({ searchParams }: URL) => JSON.stringify(variablesOf(addressIn(searchParams)))

export const calendarRoutes = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    path: '/mycalendar',
    ...queryRoute<MyCalendarPageQuery>({
      query: () => import('../../__generated__/MyCalendarPageQuery.graphql.ts'),
      variables: ({ request }) => variablesOf(addressIn(new URL(request.url).searchParams)),
      screen: async () => (await import('./MyCalendarPage.tsx')).MyCalendarPage,
      environment,
    }),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href ? defaultShouldRevalidate : asked(currentUrl) !== asked(nextUrl),
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
