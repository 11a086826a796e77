import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { AppointmentDialogQuery } from '../__generated__/AppointmentDialogQuery.graphql.ts'
import { queryRoute } from '../relay/route.tsx'

const AppointmentDialogError = lazy(async () => ({ default: (await import('./AppointmentDialogError.tsx')).AppointmentDialogError }))

/** The window of an appointment, over the screen that it was opened from. */
export const appointmentRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: 'appointment/:key',
    ErrorBoundary: () => (
      <Suspense>
        <AppointmentDialogError />
      </Suspense>
    ),
    ...queryRoute<AppointmentDialogQuery>({
      query: () => import('../__generated__/AppointmentDialogQuery.graphql.ts'),
      variables: ({ params }) => ({ key: params.key! }),
      screen: async () => (await import('./AppointmentDialog.tsx')).AppointmentDialog,
      environment,
    }),
  },
]
