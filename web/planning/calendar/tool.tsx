import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { CalendarDialogQuery } from '../../__generated__/CalendarDialogQuery.graphql.ts'
import { appointmentRoutes } from '../appointment/routes.tsx'
import { toolBoundary } from '../../kernel/shell/toolBoundary.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { addressIn, variablesOf } from './calendarAddress.ts'
import { readsAgain } from './routes.tsx'

/** The calendar as a window over the board. */
export const calendarTool = (environment: Environment, recordRoutes: readonly RouteObject[]): RouteObject =>
  ({
    path: '/home/calendar',
    ErrorBoundary: toolBoundary('Calendar'),
    ...queryRoute<CalendarDialogQuery>({
      query: () => import('../../__generated__/CalendarDialogQuery.graphql.ts'),
      variables: ({ request }) => variablesOf(addressIn(new URL(request.url).searchParams)),
      screen: async () => (await import('./CalendarDialog.tsx')).CalendarDialog,
      environment,
    }),
    shouldRevalidate: readsAgain(),
    children: [{ index: true, Component: Blank }, ...appointmentRoutes(environment), ...recordRoutes],
  }) as RouteObject
