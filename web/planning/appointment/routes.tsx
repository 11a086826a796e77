import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { AppointmentDialogQuery } from '../../__generated__/AppointmentDialogQuery.graphql.ts'
import { rootIn } from '../../kernel/shell/rootIn.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { AppointmentDialogError } from './AppointmentDialogError.tsx'

/** The window of an appointment, over the screen that it was opened from. */
export const appointmentRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: 'appointment/:key',
    ErrorBoundary: AppointmentDialogError,
    ...queryRoute<AppointmentDialogQuery>({
      query: () => import('../../__generated__/AppointmentDialogQuery.graphql.ts'),
      variables: ({ params, request }) => ({ key: params.key!, rootId: rootIn(request) }),
      screen: async () => (await import('./AppointmentDialog.tsx')).AppointmentDialog,
      environment,
    }),
  },
]
