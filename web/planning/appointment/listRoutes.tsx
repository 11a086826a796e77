import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { AppointmentsPageQuery } from '../../__generated__/AppointmentsPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { listSearch, listVariables } from './listFilter.ts'
import { appointmentRoutes } from './routes.tsx'

/** The appointments as a list, beside the calendar. */
export const appointmentListRoutes = (
  environment: Environment,
  recordRoutes: readonly RouteObject[],
): RouteObject[] => [
  {
    path: '/mycalendar/appointments',
    ...queryRoute<AppointmentsPageQuery>({
      query: () => import('../../__generated__/AppointmentsPageQuery.graphql.ts'),
      variables: ({ request }) => listVariables(new URL(request.url).searchParams),
      screen: async () => (await import('./AppointmentsPage.tsx')).AppointmentsPage,
      environment,
    }),
    // It is read again where another list is asked for or on request, not when an appointment is opened over it.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href
        ? defaultShouldRevalidate
        : listSearch(currentUrl.searchParams) !== listSearch(nextUrl.searchParams),
    children: [{ index: true, Component: Blank }, ...appointmentRoutes(environment), ...recordRoutes],
  } as RouteObject,
]
